// What the page loads to check and to correct, as one part.
export { checkFile } from "./check-file.js";
export { correctFile } from "./correct-file.js";
