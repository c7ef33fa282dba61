import { benchBatch } from "./batch.js";
import { benchFileStore } from "./file-store.js";
import { benchFormSuggestions } from "./form-suggestions.js";
import { benchInProcess } from "./in-process.js";
import { benchLargeBodies } from "./large-bodies.js";
import { benchPasswords } from "./passwords.js";
import { benchPostgresLists } from "./postgres-lists.js";
import { benchRecalculation } from "./recalculation.js";
import { benchServer } from "./server.js";
import { benchWholeProcess } from "./whole-process.js";

const quick = process.argv.includes("--quick");
/** Number of projects in the stores: `--projects 1000000` takes half an hour, nearly all of it to create them. */
const asked = process.argv.indexOf("--projects");
const projects = asked === -1 ? undefined : Number(process.argv[asked + 1]);

console.log("Every figure is a ratio of medians, rounds interleaved in this one run.");
benchFormSuggestions();
await benchInProcess(quick ? 20 : 200);
await benchWholeProcess(quick ? 5 : 21);
await benchBatch(quick ? 3 : 9);
await benchFileStore(Math.min(projects ?? 10_000, 100_000), quick ? 1 : 5);
await benchPostgresLists(projects ?? (quick ? 10_000 : 100_000), quick ? 1 : 5);
await benchServer(quick ? 5 : 15);
await benchLargeBodies();
await benchPasswords(quick ? 5 : 25);
await benchRecalculation(quick ? 50 : 300, quick ? 1 : 3);
