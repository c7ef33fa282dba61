/**
 * The process that reads one uploaded workbook and ends: nothing of a hostile file reaches the server or another upload.
 * Its argument is the path of the file; what it found goes to its output as JSON.
 */
import { readWorkbookContents } from "./read-workbook-contents.js";

process.stdout.write(JSON.stringify(await readWorkbookContents(process.argv[2] ?? "")));
