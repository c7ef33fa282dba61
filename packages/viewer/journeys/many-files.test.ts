import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { atCheck, fixture } from "./support/check-page.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Keyboard } from "./support/keyboard.js";
import { ownProject } from "./support/own-project.js";
import { PATIENCE_FOR_FILES_MS } from "./support/patience.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

/** Workbooks that take time to check. */
const HUNDREDS = 100;
/** Files to send, of which most are stopped. */
const DRAWINGS = 120;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder on the disk with so many files in it. */
function folderOf(count: number, put: (path: string) => void, ending: string): string {
  const folder = mkdtempSync(join(tmpdir(), "epb-folder-"));
  folders.push(folder);
  mkdirSync(join(folder, "north"));
  for (let at = 1; at <= count; at += 1) put(join(folder, at % 2 === 0 ? "north" : "", `school ${at}.${ending}`));
  return folder;
}

const folderOfProjects = (count: number): string =>
  folderOf(count, (path) => copyFileSync(fixture("projects/school-district.json"), path), "json");
const folderOfDrawings = (count: number): string => folderOf(count, (path) => writeFileSync(path, "ten bytes."), "pdf");

const folderButton = (page: Page): Locator => page.getByRole("button", { name: "Choose a folder" });

/** Chooses a folder by keyboard alone. */
async function chooseFolder(page: Page, folder: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), new Keyboard(page).press(folderButton(page))]);
  await chooser.setFiles(folder);
}

/** Simulates a disk that stops responding: reads after this many files wait for the returned function. */
async function stopReadingAfter(page: Page, count: number): Promise<() => Promise<void>> {
  await page.evaluate((most) => {
    let goOn = (): void => {};
    const wait = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    Object.assign(globalThis, { goOn });
    const read = Blob.prototype.arrayBuffer;
    let reads = 0;
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      reads += 1;
      if (reads > most) await wait;
      return read.call(this);
    };
  }, count);
  return () => page.evaluate(() => (globalThis as unknown as { readonly goOn: () => void }).goOn());
}

/** Simulates a connection that stops responding: uploads after this many files wait for the returned function. */
async function stopSendingAfter(page: Page, count: number): Promise<() => void> {
  let goOn = (): void => {};
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let requests = 0;
  await page.route("**/files?*", async (route) => {
    requests += 1;
    if (requests > count) await wait;
    await route.continue();
  });
  return goOn;
}

/** Waits until something is so, and measures meanwhile how long the page does not answer. @returns Milliseconds, the longest. */
async function longestSilence(page: Page, until: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const heard = { last: performance.now(), longest: 0 };
    Object.assign(globalThis, { heard });
    setInterval(() => {
      heard.longest = Math.max(heard.longest, performance.now() - heard.last);
      heard.last = performance.now();
    }, 10);
  });
  await until();
  return page.evaluate(() => (globalThis as unknown as { readonly heard: { readonly longest: number } }).heard.longest);
}

describe("on the page that checks", () => {
  async function open() {
    const { visitor, check } = await atCheck(browser, site);
    return { visitor, check, page: visitor.page, keys: new Keyboard(visitor.page) };
  }

  test("a folder is selected by keyboard, and the button keeps the focus; other files in it are listed", async () => {
    const { visitor, check, page, keys } = await open();
    const folder = folderOfProjects(3);
    writeFileSync(join(folder, "north", "notes.txt"), "Remember the award date.");
    await chooseFolder(page, folder);
    await check.hasChecked(3);
    const name = basename(folder);
    expect((await check.rows()).map(({ file }) => file)).toEqual([
      `${name}/north/school 2.json`,
      `${name}/school 1.json`,
      `${name}/school 3.json`,
    ]);
    expect(await check.text(".file-drop__left-out")).toContain(`${name}/north/notes.txt.`);
    await keys.lands(/^button "Choose a folder"/);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("hundreds are stopped by keyboard; results stay, and the others are listed and can be continued", async ({
    annotate,
  }) => {
    const { visitor, check, page, keys } = await open();
    // However slow the keyboard is, it comes before the last file.
    const goOn = await stopReadingAfter(page, 40);
    await chooseFolder(page, folderOfProjects(HUNDREDS));
    const stop = page.getByRole("button", { name: "Stop" });
    const silence = await longestSilence(page, async () => {
      await page.getByText(/^Checking [2-9]\d of 100/).waitFor();
      await keys.press(stop);
      await goOn();
      await keys.lands(/^heading "\d+ files were not checked/);
    });
    await annotate(`the page was silent for ${Math.round(silence)} ms at most`);
    await page.locator(".check-progress").waitFor({ state: "detached" });
    const left = await page.locator(".name-list li").count();
    const said = await page.getByRole("status").allInnerTexts();
    expect(said).toContain(`Stopped: ${HUNDREDS - left} files checked, ${left} not.`);
    expect(await check.text(".check-section caption")).toBe(`${HUNDREDS - left} files`);
    expect(await visitor.faultsOfState()).toEqual([]);

    await keys.press(page.getByRole("button", { name: "Check them" }));
    await keys.lands(/^heading "Check a workbook/);
    await page.getByText(`${HUNDREDS} files checked.`).waitFor({ state: "attached", timeout: PATIENCE_FOR_FILES_MS });
    await expect.poll(() => page.locator(".name-list").count()).toBe(0);
    await visitor.close();
  });

  test("the focus moves from the removed button to the result when the last file is done", async () => {
    const { visitor, page, keys } = await open();
    const goOn = await stopReadingAfter(page, 49);
    await chooseFolder(page, folderOfProjects(50));
    await keys.to(page.getByRole("button", { name: "Stop" }));
    await goOn();
    await keys.lands(/^heading "Checked files/);
    await visitor.close();
  });
});

describe("among the files of a project", () => {
  async function atFiles(name: string): Promise<{ visitor: Visitor; page: Page; keys: Keyboard }> {
    const id = await ownProject(site, "school-district", name);
    const visitor = await Visitor.open(browser, site, { as: "esco" });
    await visitor.goTo(`/portfolio/${id}/files`);
    return { visitor, page: visitor.page, keys: new Keyboard(visitor.page) };
  }

  test("an upload of hundreds is stopped by keyboard; uploaded files stay, the others are listed", async ({
    annotate,
  }) => {
    const { visitor, page, keys } = await atFiles("School with a folder");
    await chooseFolder(page, folderOfDrawings(DRAWINGS));
    await page.getByText(`${DRAWINGS} files chosen, 1.2 KB total.`).waitFor();
    await keys.lands(/^button "Choose a folder"/);
    expect(await visitor.faultsOfState()).toEqual([]);
    await keys.press(page.getByRole("button", { name: `Add ${DRAWINGS} files` }));
    const sent = page.locator(".sending__file--sent");
    const goOn = await stopSendingAfter(page, 40);
    const silence = await longestSilence(page, async () => {
      await sent.nth(9).waitFor();
      await keys.press(page.getByRole("button", { name: "Stop sending" }));
      goOn();
      await keys.lands(/Stopped: \d+ files sent, \d+ not sent\./);
    });
    await annotate(`the page was silent for ${Math.round(silence)} ms at most`);
    const count = await sent.count();
    await expect.poll(() => page.locator(".sending__file--left").count()).toBe(DRAWINGS - count);
    expect(await page.locator(".sending__summary").innerText()).toBe(
      `Stopped: ${count} files sent, ${DRAWINGS - count} not sent.`,
    );
    await expect.poll(() => page.locator("tbody tr").count()).toBe(count);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });

  test("uploads after a stop work as usual", async () => {
    const { visitor, page } = await atFiles("School after a stop");
    const input = page.getByLabel("Drop files here, or choose them");
    await input.setInputFiles(["1.pdf", "2.pdf", "3.pdf", "4.pdf"].map(drawing));
    const goOn = await stopSendingAfter(page, 0);
    await page.getByRole("button", { name: "Add 4 files" }).click();
    await page.getByRole("button", { name: "Stop sending" }).click();
    goOn();
    await page.getByText(/^Stopped: /).waitFor();
    await input.setInputFiles(["5.pdf", "6.pdf"].map(drawing));
    await page.getByRole("button", { name: "Add 2 files" }).click();
    await page.getByText("2 files sent.").waitFor();
    await expect.poll(() => page.locator(".sending__file").count()).toBe(2);
    await visitor.close();
  });
});

const drawing = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("plan") });
