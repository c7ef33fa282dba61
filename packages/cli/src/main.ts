// What a run needs beside its command, in one chunk.
export { ExitCode } from "./exit-code.js";
export { createNodeIo } from "./node-io.js";
export { runProgram } from "./program.js";
export { removeUnfinishedFiles } from "./whole-file.js";
