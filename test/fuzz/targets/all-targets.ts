import type { FuzzTarget } from "../fuzz-target.js";
import { callBodies } from "./call-bodies.js";
import { projectJson } from "./project-json.js";
import { workbookBytes } from "./workbook-bytes.js";
import { workbookParts } from "./workbook-parts.js";

/** Every part of the program that is fuzzed. */
export const FUZZ_TARGETS: readonly FuzzTarget[] = [projectJson, workbookParts, workbookBytes, callBodies];
