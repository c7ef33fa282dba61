import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { memoryIo } from "../../packages/cli/src/memory-io.testing.js";
import { runProgram } from "../../packages/cli/src/program.js";
import { plainMeasure, plainProject } from "../../packages/engine/testing/plain-project.js";
import { chromiumOfWorker } from "../testing/chromium-of-worker.js";

const FIXTURES = fileURLToPath(new URL("../../fixtures/", import.meta.url));
/** The narrowest screen that pages are made for, and a common wide one. */
const WIDTHS = [320, 1280];

/** A project with one expensive measure with a long name, and one measure that costs more than it saves. */
const EXTREMES = plainProject({
  ecms: [
    plainMeasure({
      ecmDescription: "Replacement of every boiler, chiller and cooling tower of the ".repeat(8),
      implementation: { baseConstructionCost: "123456789.99" },
    }),
    plainMeasure({ uuid: "other", ecmNumber: "2", estimatedSavings: [{ fieldId: 2, value: "-9876543.21" }] }),
  ],
});

async function report(...files: readonly string[]): Promise<string> {
  const io = memoryIo({ folder: FIXTURES, files: new Map([["projects/extremes.json", JSON.stringify(EXTREMES)]]) });
  await runProgram(["calc", ...files.map((name) => `projects/${name}.json`), "--format", "html"], io);
  return io.written.stdout;
}

/** Everything that keeps a person from reading the page, as the browser sees it. */
const OBSTACLES = `(() => {
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push("the page is " + scrollWidth + " wide on a screen of " + clientWidth);
  for (const box of document.querySelectorAll(".scroll")) {
    const { right } = box.getBoundingClientRect();
    if (right > clientWidth + 0.5) found.push(box.getAttribute("aria-label") + " ends at " + right);
    if (box.tabIndex !== 0) found.push(box.getAttribute("aria-label") + " is out of reach of the keyboard");
  }
  for (const svg of document.querySelectorAll("svg")) {
    const room = svg.viewBox.baseVal;
    const names = svg.getAttribute("aria-labelledby").split(" ").map((id) => document.getElementById(id)?.textContent);
    if (names.some((name) => !name)) found.push("a picture has no name");
    for (const text of svg.querySelectorAll("text")) {
      const place = text.getBBox();
      if (place.x < -1 || place.x + place.width > room.width + 1 || place.y + place.height > room.height + 1)
        found.push("cut off: " + text.textContent);
    }
    for (const bar of svg.querySelectorAll("rect")) {
      const { x, y, width, height } = bar.getBBox();
      if (width < 0 || height < 0 || x < 0 || y < 0 || x + width > room.width || y + height > room.height)
        found.push("a bar outside of its picture");
    }
  }
  return found;
})()`;

/** The lowest contrast between texts and their background, for the kinds of text on the page. */
const LOWEST_CONTRAST = `(() => {
  const parse = (text) => text.match(/[\\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((part) => part / 255).map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  let lowest = 21;
  for (const node of document.querySelectorAll("p, dt, dd, small, th, td, caption, h1, h2, h3, li, span, svg text, figcaption")) {
    const style = getComputedStyle(node);
    const [one, other] = [luminance(parse(node.closest("svg") ? style.fill : style.color)), luminance(behind(node))];
    lowest = Math.min(lowest, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
  }
  return lowest;
})()`;

async function look(page: Page, html: string, folder: string): Promise<readonly string[]> {
  const path = join(folder, "report.html");
  writeFileSync(path, html);
  const complaints: string[] = [];
  const own = pathToFileURL(path).href;
  const listen = (text: string): void => void complaints.push(text);
  page.on("console", (message) => listen(message.text()));
  page.on("pageerror", ({ message }) => listen(message));
  page.on("request", (request) => {
    if (request.url() !== own) listen(`asks for ${request.url()}`);
  });
  await page.goto(own);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate<readonly string[]>(OBSTACLES);
    complaints.push(...found.map((obstacle) => `${width} px: ${obstacle}`));
  }
  page.removeAllListeners();
  return complaints;
}

test("a report needs no network and no script, fits a narrow screen, and is readable in light, dark and print", async () => {
  const folder = mkdtempSync(join(tmpdir(), "epb-report-"));
  const page = await (await chromiumOfWorker()).newPage();
  try {
    for (const files of [["federal-espc"], ["epx-campus", "direct-funded-override"], ["extremes"]]) {
      expect(await look(page, await report(...files), folder), files.join()).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        // WCAG 2 AA for text of any size.
        expect(await page.evaluate<number>(LOWEST_CONTRAST), colorScheme).toBeGreaterThanOrEqual(4.5);
      }
      await page.emulateMedia({ media: "print" });
      expect(await page.evaluate<number>(LOWEST_CONTRAST), "print").toBeGreaterThanOrEqual(7);
      await page.emulateMedia({ media: null, colorScheme: null });
    }
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    // Patterns once made it a hundred times as large.
    expect(pdf.byteLength).toBeLessThan(1_000_000);
  } finally {
    await page.context().close();
    rmSync(folder, { recursive: true });
  }
});
