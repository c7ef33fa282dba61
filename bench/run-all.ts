import { benchBatch } from "./batch.js";
import { benchInProcess } from "./in-process.js";
import { benchWholeProcess } from "./whole-process.js";

const quick = process.argv.includes("--quick");

console.log("Every figure is a ratio of medians, rounds interleaved in this one run.");
await benchInProcess(quick ? 20 : 200);
await benchWholeProcess(quick ? 5 : 21);
await benchBatch(quick ? 3 : 9);
