import { type HostileFile, refused } from "./hostile-file.js";
import { withFiles } from "./small-workbook.js";

const NAMES: readonly (readonly [name: string, tries: string, entry: string])[] = [
  ["zip-slip-up", "A file's name leads out of the folder.", "../../epb-hostile-escape.txt"],
  ["zip-slip-inside", "A file's name leads into a folder and then out of it.", "xl/../../epb-hostile-escape.txt"],
  ["zip-slip-absolute", "A file's name is an absolute path.", "/etc/epb-hostile-escape"],
  ["zip-slip-drive", "A file's name begins with a drive letter.", "C:/epb-hostile-escape.txt"],
  ["zip-slip-backslash", "A file's name leads out of the folder on Windows.", "..\\..\\epb-hostile-escape.txt"],
  ["zip-slip-network", "A file's name is the path of a network share.", "\\\\server\\share\\epb-hostile-escape.txt"],
  [
    "zip-name-with-nul",
    "A file's name contains a null character, at which programs written in C end the name.",
    "xl/worksheets/sheet1.xml\u0000.txt",
  ],
  [
    "zip-name-with-escape",
    "A file's name contains control sequences for the terminal.",
    "xl/\u001b[2J\u001b[31mred.xml",
  ],
  ["zip-name-empty", "A file has no name.", ""],
  ["zip-name-very-long", "A file's name has sixty thousand characters.", "a".repeat(60_000)],
];

/** Files inside the zip whose names would leave it or mislead a reader. */
export const ZIP_NAMES: readonly HostileFile[] = NAMES.map(([name, tries, entry]) => ({
  name,
  tries,
  bytes: () => withFiles({ name: entry, data: "escaped" }),
  outcome: refused("file/unsafe-entry-name"),
  neverPrinted: ["\u001b", "\u0000"],
}));
