import { type Refusal, refuse } from "../outcome.js";
import type { ZipArchive } from "./zip-archive.js";

const MAX_MIMETYPE_BYTES = 1_000;
const OPEN_DOCUMENT_SPREADSHEET = "application/vnd.oasis.opendocument.spreadsheet";

/** Finding for a zip that cannot be a workbook, from its files; undefined if it has a package's relationships. */
export function refuseUnlessPackage(archive: ZipArchive): Refusal | undefined {
  if (archive.has("mimetype") && archive.has("content.xml")) return refuseOpenDocument(archive);
  if (archive.has("xl/workbook.bin")) return refuse("file/binary-workbook");
  if (archive.has("word/document.xml")) return refuse("file/not-a-spreadsheet", { found: "a Word document" });
  if (archive.has("ppt/presentation.xml")) return refuse("file/not-a-spreadsheet", { found: "a presentation" });
  if (archive.names().some((name) => name.endsWith(".iwa"))) {
    return refuse("file/not-a-spreadsheet", { found: "an Apple iWork document" });
  }
  if (archive.has("_rels/.rels")) return undefined;
  const nested = archive.names().find((name) => name.toLowerCase().endsWith(".xlsx"));
  return refuse("file/not-a-spreadsheet", {
    found: nested === undefined ? "a zip of other files" : `a zip with ${nested} in it`,
    ...(nested === undefined ? {} : { advice: "Unpack the zip and use the workbook inside it." }),
  });
}

function refuseOpenDocument(archive: ZipArchive): Refusal {
  const mimetype = archive.read("mimetype", MAX_MIMETYPE_BYTES);
  if (!mimetype.ok) return mimetype;
  const type = new TextDecoder().decode(mimetype.value);
  return type.startsWith(OPEN_DOCUMENT_SPREADSHEET)
    ? refuse("file/open-document")
    : refuse("file/not-a-spreadsheet", { found: "an OpenDocument file that is no spreadsheet" });
}
