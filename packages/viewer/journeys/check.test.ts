import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleWorkbook } from "../../workbook/testing/sample-workbook.js";
import { atCheck, type CheckPage, checkedInTerminal, fixture } from "./support/check-page.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const SCHOOL = fixture("workbooks/school-district.xlsx");
const TWO_MISTAKES = fixture("seeded/two-mistakes-in-one-row.xlsx");
const CLEAN = fixture("projects/federal-espc.json");

const site = siteForTests();
const browser = browserForTests();

describe("before anything is dropped", () => {
  let visitor: Visitor;
  let check: CheckPage;
  beforeAll(async () => {
    ({ visitor, check } = await atCheck(browser, site));
  });
  afterAll(() => visitor.close());

  test("the page says that no data leave the computer, and how to begin", async () => {
    expect(await check.text(".privacy-note")).toContain("Nothing leaves your computer.");
    expect(await check.text(".privacy-note")).toContain("You can go offline now");
    expect(await visitor.page.getByRole("link", { name: "ePB calculating template" }).getAttribute("href")).toMatch(
      /^\/assets\/templates\/.+\.xlsx$/,
    );
    expect(await check.text(".start-help")).toContain("epb check");
    expect(await visitor.faultsOfState()).toEqual([]);
  });

  test("an example is available", async () => {
    await visitor.page.getByRole("button", { name: "Try it with an example" }).click();
    await check.hasReport();
    expect(await check.title()).toBe("Maple Valley school district");
  });
});

test("other pages load nothing of the check", async () => {
  const visitor = await Visitor.open(browser, site);
  const scripts: string[] = [];
  visitor.page.on("request", (request) => scripts.push(request.url()));
  await visitor.goTo("/login");
  expect(scripts.filter((url) => /check-file|check-scene|figures-part|chart/.test(url))).toEqual([]);
  await visitor.close();
});

describe("nothing leaves the machine", () => {
  test("a workbook dropped without a network is checked, calculated and charted, and nothing is asked for", async () => {
    const { visitor, check } = await atCheck(browser, site);
    // Pictures and fonts that are on their way would complain.
    await visitor.page.waitForLoadState("networkidle");
    await visitor.page.context().setOffline(true);
    const requests: string[] = [];
    visitor.page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    await check.drop([SCHOOL]);
    await check.hasReport();
    await visitor.page.locator(".chart svg").first().waitFor();
    expect(await check.title()).toBe("Maple Valley school district");
    await expect.poll(() => visitor.page.locator(".chart").count()).toBe(4);
    expect(await visitor.page.getByRole("row", { name: /^16 / }).first().innerText()).toContain("$2,390");
    await check.choose([SCHOOL, TWO_MISTAKES, CLEAN]);
    await check.hasChecked(4);
    expect(requests).toEqual([]);
    await visitor.close();
  });

  test("the example needs the network, and reports its absence", async () => {
    const { visitor } = await atCheck(browser, site);
    await visitor.page.context().setOffline(true);
    await visitor.page.getByRole("button", { name: "Try it with an example" }).click();
    await visitor.page.getByText("The example could not be loaded.").waitFor();
    visitor.complaints.length = 0;
    await visitor.close();
  });
});

describe("files that are not projects", () => {
  test("is refused with its finding: text, encrypted, old, cut off, too large, of no known template", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const stranger = new Uint8Array(await sampleWorkbook().xlsx.writeBuffer());
    const school = readFileSync(SCHOOL);
    await check.chooseBytes([
      { name: "notes.xlsx", bytes: Buffer.from("Remember the award date.") },
      { name: "encrypted.xlsx", bytes: compoundFile("EncryptedPackage") },
      { name: "old.xls", bytes: compoundFile("Workbook") },
      { name: "cut-off.xlsx", bytes: school.subarray(0, 50_000) },
      { name: "stranger.xlsx", bytes: Buffer.from(stranger) },
    ]);
    await check.hasChecked(5);
    await check.dropLarge("large.xlsx", 65);
    await check.hasChecked(6);
    const rows = await check.rows();
    expect(rows.map(({ file, verdict }) => [file, verdict])).toEqual([
      ["notes.xlsx", "Unreadable"],
      ["encrypted.xlsx", "Unreadable"],
      ["old.xls", "Unreadable"],
      ["cut-off.xlsx", "Unreadable"],
      ["stranger.xlsx", "Errors"],
      ["large.xlsx", "Unreadable"],
    ]);
    expect(await visitor.faultsOfState()).toEqual([]);
    const said: Readonly<Record<string, string>> = {
      "notes.xlsx": "The file is text, not a workbook.",
      "encrypted.xlsx": "The workbook is protected by a password.",
      "old.xls": "The file is damaged.",
      "cut-off.xlsx": "The end of the file is missing.",
      "stranger.xlsx": "does not appear to be a valid template",
      "large.xlsx": "The file is too large.",
    };
    for (const [file, words] of Object.entries(said)) {
      await visitor.page.getByRole("button", { name: `Open ${file}` }).click();
      await expect.poll(() => check.text(".finding-list")).toContain(words);
      if (file === "stranger.xlsx") expect(await check.text(".finding-list")).not.toContain("{email}");
      await visitor.page.getByRole("button", { name: "All checked files" }).click();
    }
    await visitor.page.getByRole("button", { name: "Open encrypted.xlsx" }).click();
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });
});

describe("many files", () => {
  test("have the same results as the command line, and the page stays responsive", async () => {
    // `check-parity.node.test.ts` compares all of them without a browser.
    const paths = ["workbooks", "seeded", "projects"].flatMap((folder) =>
      readdirSync(fixture(folder))
        .filter((name) => /\.(?:xlsx|json)$/.test(name) && name !== "expected.json")
        .filter((_, index) => index % 3 === 0)
        .map((name) => fixture(`${folder}/${name}`)),
    );
    const { visitor, check } = await atCheck(browser, site);
    await check.choose(paths);
    await visitor.page.locator(".check-progress").waitFor();
    await check.hasChecked(paths.length);
    const rows = await check.rows();
    const reports = await Promise.all(paths.map(checkedInTerminal));
    expect(rows).toHaveLength(reports.length);
    for (const [index, report] of reports.entries()) {
      const { file, issues, figures = {} } = report;
      const count = (severity: string): string => String(issues.filter((issue) => issue.severity === severity).length);
      const price =
        figures["projectSummary.financialSummary.totalImplementationPrice"] ??
        figures["express.totalPrice"] ??
        undefined;
      expect(rows[index]).toMatchObject({
        file,
        errors: count("error"),
        warnings: count("warning"),
        price: price === undefined ? "–" : dollars(String(price)),
      });
    }
    await visitor.close();
  });

  test("are collected from a dropped folder, in order, and other files are listed", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const folder = mkdtempSync(join(tmpdir(), "epb-submissions-"));
    mkdirSync(join(folder, "north"));
    copyFileSync(SCHOOL, join(folder, "b.xlsx"));
    copyFileSync(CLEAN, join(folder, "north", "a.json"));
    writeFileSync(join(folder, "north", "notes.txt"), "Remember the award date.");
    await check.dropFromDisk(folder);
    await check.hasChecked(2);
    const name = basename(folder);
    expect((await check.rows()).map(({ file }) => file)).toEqual([`${name}/b.xlsx`, `${name}/north/a.json`]);
    expect(await check.text(".file-drop__left-out")).toContain(`${name}/north/notes.txt.`);
    expect(await visitor.faultsOfState()).toEqual([]);
    rmSync(folder, { recursive: true });
    await visitor.close();
  });

  test("are sorted, opened one by one, and cleared", async () => {
    const { visitor, check } = await atCheck(browser, site);
    const { page } = visitor;
    await check.choose([CLEAN, TWO_MISTAKES, SCHOOL]);
    await check.hasChecked(3);
    expect(await check.text(".batch__counts")).toContain("1 without findings");
    await page.getByRole("button", { name: "Errors" }).click();
    await page.getByRole("button", { name: "Errors" }).click();
    await expect.poll(async () => (await check.rows())[0]?.file).toBe(basename(TWO_MISTAKES));
    await page.getByRole("button", { name: `Open ${basename(SCHOOL)}` }).click();
    await expect.poll(() => page.locator(":focus").innerText()).toBe("Maple Valley school district");
    await page.getByRole("button", { name: "All checked files" }).click();
    await expect.poll(() => page.locator(":focus").innerText()).toBe("Checked files");
    const csv = await check.download("Download this table (CSV)");
    expect(csv).toContain("2480880");
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText("Drop workbooks here").waitFor();
    await visitor.close();
  });
});

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const dollars = (amount: string): string => DOLLARS.format(amount as unknown as number);

/** An OLE file with a directory record of that name, as Excel encrypts and as it once saved. */
function compoundFile(name: string): Buffer {
  const bytes = Buffer.alloc(2048);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  Buffer.from(`${name}\0`, "utf16le").copy(bytes, 1024);
  return bytes;
}
