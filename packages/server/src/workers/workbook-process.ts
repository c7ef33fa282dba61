/**
 * The process that reads one uploaded workbook and ends: nothing of a hostile file reaches the server or another upload.
 * Its argument is the path of the file; what it found goes to its output as JSON. For a form, the second argument is
 * `form`, and the mapping profiles come as JSON to its input.
 */
import { json } from "node:stream/consumers";
import type { OfferedProfiles } from "./read-form-contents.js";
import { readWorkbookContents } from "./read-workbook-contents.js";

const [, , path = "", kind] = process.argv;

async function readForm(): Promise<unknown> {
  // Most workbooks are made from a template and start without this code.
  const { readFormContents } = await import("./read-form-contents.js");
  return readFormContents(path, (await json(process.stdin)) as OfferedProfiles);
}

process.stdout.write(JSON.stringify(await (kind === "form" ? readForm() : readWorkbookContents(path))));
