import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PIXELS_PER_INCH = 110;
/** Number of characters of a page that contain its title. */
const LONGEST_TITLE = 1_500;

/**
 * The upper part of the first printed page of a workbook that begins with the words, as PNG. Needs LibreOffice and
 * Poppler.
 */
export function pagePicture(workbook: Uint8Array, words: string, heightInches: number): Uint8Array | undefined {
  const folder = mkdtempSync(join(tmpdir(), "epb-pages-"));
  try {
    writeFileSync(join(folder, "book.xlsx"), workbook);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, "book.xlsx"], {
      cwd: folder,
      stdio: "ignore",
    });
    const pages = execFileSync("pdftotext", ["-layout", "book.pdf", "-"], { cwd: folder, encoding: "utf8" }).split(
      "\f",
    );
    const page = pages.findIndex((text) => text.slice(0, LONGEST_TITLE).includes(words)) + 1;
    if (page === 0) throw new Error(`No page begins with "${words}".`);
    const options = ["-png", "-singlefile", "-r", String(PIXELS_PER_INCH), "-f", String(page), "-l", String(page)];
    const part = ["-x", "0", "-y", "0", "-H", String(Math.round(heightInches * PIXELS_PER_INCH))];
    execFileSync("pdftoppm", [...options, ...part, "book.pdf", "page"], { cwd: folder });
    return new Uint8Array(readFileSync(join(folder, "page.png")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
