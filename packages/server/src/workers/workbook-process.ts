/**
 * The process that reads one uploaded workbook and ends: nothing of a hostile file reaches the server or another upload.
 * Its arguments are the path of the file and the name under which it was sent; what it found goes to its output as JSON.
 * For a form, the third argument is `form`, and the mapping profiles come as JSON to its input.
 */
import { json } from "node:stream/consumers";
import type { OfferedProfiles } from "./read-form-contents.js";
import { readWorkbookContents } from "./read-workbook-contents.js";

const [, , path = "", fileName = "", kind] = process.argv;
const file = { path, fileName };

async function readForm(): Promise<unknown> {
  // Most workbooks are made from a template and start without this code.
  const { readFormContents } = await import("./read-form-contents.js");
  return readFormContents(file, (await json(process.stdin)) as OfferedProfiles);
}

process.stdout.write(JSON.stringify(await (kind === "form" ? readForm() : readWorkbookContents(file))));
