// Modules that a run needs in addition to its command, in one chunk.
export { createNodeIo } from "./node-io.js";
export { runProgram } from "./program.js";
export { removeUnfinishedFiles } from "./whole-file.js";
