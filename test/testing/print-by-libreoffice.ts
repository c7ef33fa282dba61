import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WrittenWorkbook } from "./written-workbooks.js";

/** A page as LibreOffice prints it. */
export interface PrintedPage {
  readonly workbook: string;
  /** From 1 on. */
  readonly page: number;
  /** Lines of text that no page before has in the same workbook, without header and footer. */
  readonly texts: readonly string[];
}

const LONGEST_RUN_MILLISECONDS = 570_000;

/** The program that is missing, if one is. */
export function whyNothingIsPrinted(): string | undefined {
  const missing = ["soffice", "pdftotext"].find((program) => spawnSync(program, ["--help"]).error !== undefined);
  return missing === undefined ? undefined : `${missing} is not installed`;
}

/** Prints all workbooks in one run: LibreOffice takes longer to start than to print. */
export function pagesPrintedByLibreOffice(workbooks: readonly WrittenWorkbook[]): PrintedPage[] {
  const folder = mkdtempSync(join(tmpdir(), "epb-print-"));
  try {
    const files = workbooks.map(({ name, bytes }) => {
      const file = join(folder, `${name}.xlsx`);
      writeFileSync(file, bytes);
      return file;
    });
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files]);
    return workbooks.flatMap(({ name }) =>
      pagesOf(name, run("pdftotext", ["-layout", join(folder, `${name}.pdf`), "-"])),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pagesOf(workbook: string, text: string): PrintedPage[] {
  const known = new Set<string>();
  // pdftotext ends every page with a form feed.
  return text
    .split("\f")
    .slice(0, -1)
    .map((page, index) => {
      const lines = page
        .split("\n")
        .map((line) => line.trim().replace(/\s+/g, " "))
        .filter((line) => line !== "");
      const texts = lines.slice(1, -1).filter((line) => !known.has(line));
      for (const line of texts) known.add(line);
      return { workbook, page: index + 1, texts };
    });
}

function run(program: string, options: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, options, {
    encoding: "utf8",
    timeout: LONGEST_RUN_MILLISECONDS,
    maxBuffer: 100_000_000,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}
