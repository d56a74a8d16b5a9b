declare module "icon:*" {
  /** The path of one game-icons glyph on a 512 by 512 field. */
  const path: string;
  export default path;
}
declare module "virtual:fonts.css";
