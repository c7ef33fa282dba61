import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { apiPages } from "./api-pages.js";
import { exampleProjectText } from "./example-project.js";
import { formulaPages } from "./formula-pages.js";
import { HOSTILE_FILES_PAGE, hostileFilesPage } from "./hostile-files-page.js";
import { INPUTS_PAGE, inputsPage } from "./inputs-page.js";
import { issuePages } from "./issue-pages.js";
import { issueTexts } from "./issue-texts.js";
import { manPage } from "./man-page.js";
import { ROOT } from "./sources.js";
import { specMapPage } from "./spec-map.js";

/** Folders in which every file is generated. */
const GENERATED_FOLDERS = ["docs/api", "docs/formulas", "docs/issues"];

/** The content of every generated page, by its path from the root of the repository. */
export async function generatePages(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ["docs/SPEC-MAP.md", await specMapPage()],
    [HOSTILE_FILES_PAGE, hostileFilesPage()],
    [INPUTS_PAGE, inputsPage()],
    ...apiPages(),
    ...formulaPages(),
    ...issuePages(),
    ...issueTexts(),
    ...(await manPage()),
    ...exampleProjectText(),
  ]);
}

/** Files of the generated folders that are no longer generated. */
export function stalePages(pages: ReadonlyMap<string, string>): string[] {
  return GENERATED_FOLDERS.flatMap((folder) => {
    const files = readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, resolve(entry.parentPath, entry.name)).replaceAll("\\", "/"));
    return files.filter((file) => !pages.has(file));
  });
}
