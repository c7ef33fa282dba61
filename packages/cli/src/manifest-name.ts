/** The file that says what is in a folder of results; a later run looks for it before it replaces the folder. */
export const MANIFEST = "manifest.json";
