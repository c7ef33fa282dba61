import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { checkFile } from "../../../cli/src/commands/check/check-file.js";
import type { FileReport } from "../../../cli/src/commands/check/report/file-report.js";
import { memoryIo } from "../../../cli/src/memory-io.testing.js";
import { contentOf } from "./downloads.js";
import type { WindowSource } from "./kept-windows.js";
import { PATIENCE_FOR_FILES_MS } from "./patience.js";
import type { ViewerSite } from "./viewer-site.js";
import { Visitor, type VisitorOptions } from "./visitor.js";

const FIXTURES = fileURLToPath(new URL("../../../../fixtures/", import.meta.url));

export const fixture = (name: string): string => join(FIXTURES, name);

/** Report of `epb check` on a file. */
export async function checkedInTerminal(path: string): Promise<FileReport> {
  const file = basename(path);
  const { report } = await checkFile({ file }, memoryIo({ files: new Map([[file, readFileSync(path)]]) }));
  return report;
}

interface SeenFinding {
  readonly severity: string;
  readonly place: string | undefined;
  readonly code: string;
  readonly message: string;
}

interface SeenRow {
  readonly file: string;
  readonly verdict: string;
  readonly errors: string;
  readonly warnings: string;
  readonly price: string;
}

/** Somebody on the screen, which has everything that it needs without a network. */
export async function atCheck(
  browser: WindowSource,
  site: ViewerSite,
  options: VisitorOptions = {},
): Promise<{ readonly visitor: Visitor; readonly check: CheckPage }> {
  const visitor = await Visitor.open(browser, site, options);
  await visitor.goTo("/check");
  await visitor.page.locator('[data-readiness="ready"]').waitFor();
  return { visitor, check: new CheckPage(visitor.page) };
}

/** Names and values of the key figures of the open report. */
export const keyFigures = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".key-figure")
    .evaluateAll((items) =>
      items.map((item) =>
        ["dt", ".key-figure__value"].map((part) => item.querySelector(part)?.textContent ?? "").join(" "),
      ),
    );

/** Page object for the page that checks workbooks. */
export class CheckPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async choose(paths: readonly string[]): Promise<void> {
    await this.#page.setInputFiles("input[type=file]:not([webkitdirectory])", [...paths]);
  }

  async chooseBytes(files: readonly { readonly name: string; readonly bytes: Buffer }[]): Promise<void> {
    await this.#page.setInputFiles(
      "input[type=file]:not([webkitdirectory])",
      files.map(({ name, bytes }) => ({ name, mimeType: "application/octet-stream", buffer: bytes })),
    );
  }

  /** Drops files on the page beside the place for them. */
  async drop(paths: readonly string[]): Promise<void> {
    const files = paths.map((path) => ({ name: basename(path), base64: readFileSync(path).toString("base64") }));
    await this.#page.evaluate((given) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of given) {
        transfer.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], name));
      }
      const heading = document.querySelector("h1");
      for (const type of ["dragenter", "dragover", "drop"]) {
        heading?.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
      }
    }, files);
  }

  /** Drops files and folders from the disk, like a file manager. */
  async dropFromDisk(path: string): Promise<void> {
    const chromium = await this.#page.context().newCDPSession(this.#page);
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      await chromium.send("Input.dispatchDragEvent", { type, x: 300, y: 200, data });
    }
    await chromium.detach();
  }

  /** Drops a file of zeros. */
  async dropLarge(name: string, mebibytes: number): Promise<void> {
    await this.#page.evaluate(
      ([fileName, bytes]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], fileName));
        dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true }));
      },
      [name, mebibytes * 1024 * 1024] as const,
    );
  }

  async hasReport(): Promise<void> {
    await this.#page.locator(".check-report").waitFor();
  }

  /** Waits until so many files are in the table, and nothing is being checked. */
  async hasChecked(count: number): Promise<void> {
    await this.#page.waitForFunction(
      (wanted) =>
        document.querySelectorAll(".check-section tbody tr").length === wanted &&
        document.querySelector(".check-progress") === null,
      count,
      { timeout: PATIENCE_FOR_FILES_MS },
    );
  }

  title(): Promise<string> {
    return this.#page.locator(".check-report__title").innerText();
  }

  text(selector: string): Promise<string> {
    return this.#page.locator(selector).first().innerText();
  }

  findings(): Promise<readonly SeenFinding[]> {
    return this.#page.locator(".check-finding").evaluateAll((items) =>
      items.map((item) => {
        const textOf = (name: string): string | undefined =>
          item.querySelector(`.check-finding__${name}`)?.textContent?.trim();
        return {
          severity: textOf("severity") ?? "",
          place: textOf("place"),
          code: textOf("code") ?? "",
          message: textOf("message") ?? "",
        };
      }),
    );
  }

  rows(): Promise<readonly SeenRow[]> {
    return this.#page.locator(".check-section tbody tr").evaluateAll((items) =>
      items.map((item) => {
        const [file = "", verdict = "", , errors = "", warnings = "", price = ""] = [...item.children].map(
          (cell) => cell.textContent?.trim() ?? "",
        );
        return { file, verdict, errors, warnings, price };
      }),
    );
  }

  /** Presses a button that saves a file. @returns What is in it. */
  async download(button: string): Promise<string> {
    const saving = this.#page.waitForEvent("download");
    await this.#page.getByRole("button", { name: button }).click();
    return (await contentOf(await saving)).toString();
  }
}
