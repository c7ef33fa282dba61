import { CELL_VALUES } from "./cell-values.js";
import type { HostileFile } from "./hostile-file.js";
import { JSON_FILES } from "./json-files.js";
import { OTHER_FORMATS } from "./other-formats.js";
import { PACKAGE_LINKS } from "./package-links.js";
import { SHEET_GRID } from "./sheet-grid.js";
import { TEMPLATE_EDITS } from "./template-edits.js";
import { XML_MARKUP } from "./xml-markup.js";
import { ZIP_CONTENTS } from "./zip-contents.js";
import { ZIP_NAMES } from "./zip-names.js";
import { ZIP_STRUCTURE } from "./zip-structure.js";
import { ZIP64_NUMBERS } from "./zip64-numbers.js";

export interface HostileChapter {
  readonly title: string;
  readonly files: readonly HostileFile[];
}

/** Every hostile file, by its target. */
export const HOSTILE_CHAPTERS: readonly HostileChapter[] = chapters([
  { title: "Contents of the zip", files: ZIP_CONTENTS },
  { title: "Structure of the zip", files: ZIP_STRUCTURE },
  { title: "Numbers of 64 bits in the zip", files: ZIP64_NUMBERS },
  { title: "Names inside the zip", files: ZIP_NAMES },
  { title: "XML", files: XML_MARKUP },
  { title: "Cells and ranges of a sheet", files: SHEET_GRID },
  { title: "Values of cells", files: CELL_VALUES },
  { title: "Parts of the package", files: PACKAGE_LINKS },
  { title: "Files of another kind", files: OTHER_FORMATS },
  { title: "Workbooks of a template", files: TEMPLATE_EDITS },
  { title: "Projects in JSON", files: JSON_FILES },
]);

function chapters(all: readonly HostileChapter[]): readonly HostileChapter[] {
  return all.map(({ title, files }) => ({ title, files: files.map(builtOnce) }));
}

/** The file with its bytes kept for all test files of a worker; large files would keep too much memory. */
function builtOnce(file: HostileFile): HostileFile {
  if (file.isLarge === true) return file;
  let bytes: Uint8Array | undefined;
  return {
    ...file,
    bytes: () => {
      bytes ??= file.bytes();
      return bytes;
    },
  };
}

export const HOSTILE_FILES: readonly HostileFile[] = HOSTILE_CHAPTERS.flatMap(({ files }) => files);
