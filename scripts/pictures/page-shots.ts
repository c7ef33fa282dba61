import { readFileSync } from "node:fs";
import { memoryIo } from "../../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../../packages/cli/src/program.js";
import { startChromium } from "../../test/testing/start-chromium.js";
import { ROOT } from "../docs/sources.js";
import { pagePicture } from "./page-pictures.js";

/** A printed page of a workbook: output of a command, or an unchanged workbook. */
export interface PageShot {
  readonly name: string;
  readonly workbook: string;
  readonly args?: readonly string[];
  /** First words of the page. */
  readonly begins: string;
  readonly heightInches: number;
}

/** Name of the workbook in the images. */
const INPUT = "project.xlsx";
const PROJECT = "workbooks/school-district.xlsx";

export const PAGE_SHOTS: readonly PageShot[] = [
  { name: "schedule-2a", workbook: PROJECT, begins: "Measures and their prices", heightInches: 3.2 },
  {
    name: "schedule-1",
    workbook: PROJECT,
    begins: "Guaranteed percentage of the estimated savings",
    heightInches: 8.5,
  },
  {
    name: "annotated-findings",
    workbook: "seeded/two-mistakes-in-one-row.xlsx",
    args: ["annotate", INPUT, "-o", "annotated.xlsx"],
    begins: "What is wrong",
    heightInches: 2.2,
  },
];

/** The image for a page, as PNG. */
export async function drawPage({ workbook, args, begins, heightInches }: PageShot): Promise<Uint8Array | undefined> {
  const bytes = readFileSync(`${ROOT}/fixtures/${workbook}`);
  if (args === undefined) return pagePicture(bytes, begins, heightInches);
  const written = await output(args, bytes, "annotated.xlsx");
  return typeof written === "object" ? pagePicture(written, begins, heightInches) : undefined;
}

/** The report in a browser, as PNG. */
export async function drawReport(): Promise<Uint8Array> {
  const bytes = readFileSync(`${ROOT}/fixtures/${PROJECT}`);
  const html = await output(["calc", INPUT, "--format", "html", "-o", "report.html"], bytes, "report.html");
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1100, height: 1400 } });
    await page.setContent(String(html));
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

async function output(
  args: readonly string[],
  input: Uint8Array,
  name: string,
): Promise<Uint8Array | string | undefined> {
  const io = memoryIo({ files: new Map([[INPUT, input]]) });
  await runProgram(args, io);
  return io.written.files.get(name);
}
