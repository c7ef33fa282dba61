/** Manifest of a folder of results; a later run requires it before it replaces the folder. */
export const MANIFEST = "manifest.json";
