// Bundles programs that the server starts as separate processes. Uses the API of rolldown, because its command prints a
// line for each file.
import { build } from "rolldown";
import config from "./rolldown.config.js";

await build(config);
