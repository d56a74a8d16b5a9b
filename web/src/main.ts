import "virtual:fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./i18n/words.svelte";
import { prefs } from "./prefs.svelte";
import { install } from "./trusted";

await speak(prefs.lang); // no flash of message ids
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  install().catch(() => {
    // the clubhouse works without it
  });
}
