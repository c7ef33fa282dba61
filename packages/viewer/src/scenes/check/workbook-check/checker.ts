// Code that checks and corrects files, loaded as one chunk.
export { checkFile } from "./check-file.js";
export { correctFile } from "./correct-file.js";
