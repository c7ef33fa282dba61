// Bundles programs that the server starts as processes of their own. The command of rolldown would print a line for each of the files.
import { build } from "rolldown";
import config from "./rolldown.config.js";

await build(config);
