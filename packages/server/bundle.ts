// Bundles the program that reads an upload. The command of rolldown would print a line for each of the files.
import { build } from "rolldown";
import config from "./rolldown.config.js";

await build(config);
