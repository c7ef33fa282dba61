import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECTS = ["federal-espc", "epx-campus", "direct-funded-override", "example-annual-end", "school-district"];

async function pageOf(files: readonly string[], more: ReadonlyMap<string, string> = new Map()): Promise<string> {
  const io = memoryIo({ folder: FIXTURES, files: more });
  await runProgram(["calc", ...files, "--format", "html", "--explain"], io);
  return io.written.stdout;
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe.each(PROJECTS)("the page of %s", (name) => {
  const path = `projects/${name}.json`;

  test("needs nothing but itself", async () => {
    const page = await pageOf([path]);
    expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|form)\b/i);
    expect(page).not.toMatch(/\b(src|href)="(?!#)/);
    expect(page).not.toMatch(/@import|url\(/);
    expect(page).not.toMatch(/ on\w+=/i);
  });

  test("names everything once", async () => {
    const ids = [...(await pageOf([path])).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("tells what its tables and pictures are", async () => {
    const page = await pageOf([path]);
    expect(count(page, /<table>/g)).toBe(count(page, /<table><caption>[^<]+<\/caption>/g));
    expect(count(page, /<th[ >]/g)).toBe(count(page, /<th scope="(?:row|col|colgroup)"/g));
    expect(count(page, /<svg /g)).toBe(count(page, /<svg [^>]*role="img" aria-labelledby="[^"]+"/g));
    expect(count(page, /<svg [^>]*><title id="[^"]+">[^<]+<\/title><desc id="[^"]+">[^<]+<\/desc>/g)).toBe(
      count(page, /<svg /g),
    );
  });

  test("goes down its headings without leaving one out", async () => {
    const levels = [...(await pageOf([path])).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});

describe("the page of a project", () => {
  test("shows figures, findings, schedules, assumptions and where they come from", async () => {
    const page = await pageOf(["projects/example-annual-end.json"]);
    expect(page).toContain("<dt>Total payments</dt><dd>$7,503,806.95</dd>");
    expect(page).toContain("EPB-PRC-001");
    expect(page).toContain("Schedule 3: performance-period cash flow, whole dollars");
    expect(page).toContain('<th scope="row" class="text">Index rate</th>');
    expect(page).toMatch(/@epb\/engine \d/);
    expect(page).toMatch(/<code>[0-9a-f]{64}<\/code>/);
    expect(page).toContain("How the key figures were calculated");
  });

  test("has every year and every month of the loan in its tables", async () => {
    const page = await pageOf(["projects/federal-espc.json"]);
    expect(page).toContain('<td class="number">28,745,958</td>');
    expect(count(page, /<td class="number">20\d\d-\d\d-\d\d<\/td>/g)).toBe(216);
  });

  test("keeps hostile names as texts", async () => {
    const project = JSON.parse(readFileSync(`${FIXTURES}projects/school-district.json`, "utf8"));
    const hostile = `</title><script>alert(1)</script>"'&\u202e`;
    project.record.name = hostile;
    project.data.ecms[0].ecmDescription = hostile;
    project.data.contacts[0].name = hostile;
    const page = await pageOf(["hostile.json"], new Map([["hostile.json", JSON.stringify(project)]]));
    expect(page).not.toContain("<script");
    expect(page).not.toContain("\u202e");
    expect(count(page, /&lt;\/title&gt;&lt;script&gt;alert\(1\)/g)).toBeGreaterThan(3);
  });

  test("is the same for the same input", async () => {
    expect(await pageOf(["projects/epx-campus.json"])).toBe(await pageOf(["projects/epx-campus.json"]));
  });
});

test("several projects stand on one page, with links to each", async () => {
  const page = await pageOf(["projects/epx-campus.json", "projects/school-district.json"]);
  expect(page).toContain('<a href="#project-1">Cedar Ridge Community College</a>');
  expect(page).toContain('<article id="project-2"><h1>Maple Valley school district</h1>');
  expect(page).toContain("<title>2 projects</title>");
});

test("a project that cannot be calculated has its findings", async () => {
  const broken = '{ "record": { "name": "Broken" }, "data": {} }';
  const page = await pageOf(["broken.json"], new Map([["broken.json", broken]]));
  expect(page).toContain("This file has no project that epb can calculate.");
  expect(page).toContain("EPB-INP-");
});
