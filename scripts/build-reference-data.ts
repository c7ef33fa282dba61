/**
 * Writes packages/engine/src/reference/data from the tables in packages/engine/reference-sources.
 *
 *     npx tsx scripts/build-reference-data.ts
 *
 * The same tables give the same bytes; a test compares them with the committed files.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildReferenceData } from "./reference-data/reference-data-files.js";

export { readTable, SOURCES_FOLDER } from "./reference-data/source-tables.js";
export { buildReferenceData };

export const DATA_FOLDER: URL = new URL("../packages/engine/src/reference/data/", import.meta.url);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, content] of buildReferenceData()) writeFileSync(new URL(file, DATA_FOLDER), content);
}
