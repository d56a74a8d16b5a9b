/** The small signs of the map, the plates and the machine cards; the figures on the cards are in figures.ts. */
import badger from "icon:badger";
import frog from "icon:frog";
import fox from "icon:fox-head";
import rabbit from "icon:rabbit-head";
import pine from "icon:pine-tree";
import wheat from "icon:wheat";
import reed from "icon:reed";
import mountains from "icon:mountains";
import map from "icon:treasure-map";
import food from "icon:bread";
import potion from "icon:standing-potion";
import rocket from "icon:rocket";
import engine from "icon:steam-locomotive";
import factory from "icon:factory";
import mech from "icon:battle-mech";
import leaf from "icon:oak-leaf";
import crosshair from "icon:crosshair";
import restart from "icon:clockwise-rotation";
import type { FactionId, ItemId, MachineId } from "./shapes";
import type { Habitat } from "./view";

export const ANIMALS: Record<FactionId, string> = { order: fox, council: rabbit, coven: frog, sect: badger };
export const LANDS: Record<Habitat, string> = { forest: pine, plains: wheat, marsh: reed, mountains };
export const ITEMS: Record<ItemId, string> = { map, food, potion, rocket };
export const MACHINES: Record<MachineId, string> = {
  engines: engine,
  engines_adv: engine,
  factories: factory,
  factories_adv: factory,
  mechs: mech,
  mechs_adv: mech,
  restart,
};
/** What waits after an action: nothing, snipers, mechs. */
export const FATES = [leaf, crosshair, mech];
