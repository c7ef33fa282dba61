import { describe, expect, test } from "vitest";
import { type Dropped, droppedFiles, filesOfFolder, leftOutLines, MOST_FILES } from "./dropped-files.js";

/** A folder with folders or files. */
interface Tree {
  readonly [name: string]: Tree | "file" | "broken";
}

/** A browser gives no more than so many at a time. */
const AT_A_TIME = 100;

const broken = (_done: unknown, fail: (error: Error) => void): void => fail(new Error("NotReadableError"));

function entryOf(name: string, node: Tree[string], above = ""): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  if (typeof node === "string") {
    const file = (done: (file: File) => void): void => done(new File(["x"], name));
    return { isDirectory: false, name, fullPath, file: node === "file" ? file : broken } as unknown as FileSystemEntry;
  }
  const entries = Object.entries(node).map(([child, below]) => entryOf(child, below, fullPath));
  const createReader = () => ({
    readEntries: (done: (some: FileSystemEntry[]) => void): void => done(entries.splice(0, AT_A_TIME)),
  });
  return { isDirectory: true, name, fullPath, createReader } as unknown as FileSystemEntry;
}

/** Data of a drag over the page. */
function transferOf(tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, node]) => ({
    kind: "file",
    webkitGetAsEntry: () => entryOf(name, node),
    getAsFile: () => new File(["x"], name),
  }));
  return { items: [{ kind: "string" }, ...items] } as unknown as DataTransfer;
}

const isWorkbook = (name: string): boolean => name.endsWith(".xlsx");
const drop = (tree: Tree, opensFolders = true): Promise<Dropped> =>
  droppedFiles(transferOf(tree), { opensFolders, isWanted: isWorkbook });
const pathsOf = ({ files }: Dropped): readonly string[] => files.map(({ path }) => path);

describe("a drop", () => {
  test("of files accepts files of any kind", async () => {
    const dropped = await drop({ "b.xlsx": "file", "a.txt": "file" });
    expect(pathsOf(dropped)).toEqual(["b.xlsx", "a.txt"]);
    expect(leftOutLines(dropped, true)).toEqual([]);
  });

  test("of a folder gives the files in it and below, in the order of their names", async () => {
    const dropped = await drop({ north: { "10.xlsx": "file", "9.xlsx": "file", "2025": { "old.xlsx": "file" } } });
    expect(pathsOf(dropped)).toEqual(["north/9.xlsx", "north/10.xlsx", "north/2025/old.xlsx"]);
  });

  test("of a folder lists its skipped parts", async () => {
    const south = { "a.xlsx": "file", "notes.txt": "file", "~$a.xlsx": "file", "torn.xlsx": "broken" } as const;
    const dropped = await drop({ south });
    expect(pathsOf(dropped)).toEqual(["south/a.xlsx"]);
    expect(leftOutLines(dropped, true)).toEqual([
      "Skipped, because the file type is not supported: south/~$a.xlsx, south/notes.txt.",
      "Cannot be opened: south/torn.xlsx.",
    ]);
  });

  test("of a folder above the limit stops there, and reports it", async () => {
    const many = Object.fromEntries(Array.from({ length: MOST_FILES + 1 }, (_, at) => [`${at}.xlsx`, "file" as const]));
    const dropped = await drop({ many, more: { "z.xlsx": "file" } });
    expect(dropped.files).toHaveLength(MOST_FILES);
    expect(pathsOf(dropped).at(-1)).toBe("many/999.xlsx");
    expect(leftOutLines(dropped, true)).toEqual(["Only the first 1000 files were used."]);
  });

  test("of an empty folder reports that it is empty", async () => {
    expect(leftOutLines(await drop({ empty: {} }), true)).toEqual(["The folder has no files."]);
  });

  test("where one file is taken says that folders are not, and which of several is", async () => {
    expect(leftOutLines(await drop({ north: { "a.xlsx": "file" } }, false), false)).toEqual([
      "Folders are not supported here: north. Choose a file in the folder.",
    ]);
    expect(leftOutLines(await drop({ "a.xlsx": "file", "b.xlsx": "file" }, false), false)).toEqual([
      "Only one file at a time. Used: a.xlsx.",
    ]);
  });
});

describe("a folder that is chosen", () => {
  const fileAt = (path: string): File =>
    Object.defineProperty(new File(["x"], path.replace(/^.*\//, "")), "webkitRelativePath", { value: path });
  const choose = (...paths: readonly string[]): Dropped => filesOfFolder(paths.map(fileAt), isWorkbook);

  test("gives its files in the order in which they come when it is dropped", async () => {
    const north = { "10.xlsx": "file", "9.xlsx": "file", "2025": { "old.xlsx": "file" } } as const;
    const chosen = choose("north/10.xlsx", "north/2025/old.xlsx", "north/9.xlsx");
    expect(pathsOf(chosen)).toEqual(pathsOf(await drop({ north })));
    expect(leftOutLines(chosen, true)).toEqual([]);
  });

  test("lists its skipped parts, and reports an empty folder", () => {
    const chosen = choose("south/notes.txt", "south/~$a.xlsx", "south/a.xlsx");
    expect(pathsOf(chosen)).toEqual(["south/a.xlsx"]);
    expect(leftOutLines(chosen, true)).toEqual([
      "Skipped, because the file type is not supported: south/~$a.xlsx, south/notes.txt.",
    ]);
    expect(leftOutLines(choose(), true)).toEqual(["The folder has no files."]);
  });

  test("above the limit stops there, and reports it", () => {
    const chosen = choose(...Array.from({ length: MOST_FILES + 1 }, (_, at) => `many/${at}.xlsx`));
    expect(pathsOf(chosen).at(-1)).toBe("many/999.xlsx");
    expect(leftOutLines(chosen, true)).toEqual(["Only the first 1000 files were used."]);
  });
});
