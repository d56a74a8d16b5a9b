"""Reports: many matches, counted and drawn. `observe` plays, `tables` writes, `findings` counts, `page` draws."""
