// What a run needs beside its command, in one chunk.
export { createNodeIo } from "./node-io.js";
export { runProgram } from "./program.js";
export { removeUnfinishedFiles } from "./whole-file.js";
