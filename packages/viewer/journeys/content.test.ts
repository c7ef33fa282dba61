import { CREATE_TRAINING_DATE, GLOSSARY, TrainingType } from "@epb/contract";
import { describe, expect, test } from "vitest";
import viteConfig from "../vite.config.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

const site = siteForTests({ env: { EPB_SUPPORT_EMAIL: "help@energy.example.org", EPB_SUPPORT_PHONE: "303-555-0100" } });
const browser = browserForTests();

test("what there is to read is open to strangers, and the first project accessible", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/login");
  for (const [path, title] of [
    ["/about", "About"],
    ["/help", "Help/Documentation"],
    ["/glossary", "Glossary"],
    ["/disclaimer", "Disclaimer"],
    ["/help/first-project", "A first project, from initiation to approval"],
  ] as const) {
    await visitor.follow(path);
    expect(await visitor.page.locator("h1").innerText()).toBe(title);
  }
  // `every-screen` checks the others.
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});

test("About compares the two paths, and lists benefits and security features", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/about");
  const table = visitor.page.getByRole("table", { name: "Comparison of the full and the express edition" });
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
    ...["In comparison", "ePB, the full project builder", "ePX, the express edition"],
  ]);
  await expect.poll(() => table.getByRole("rowheader").count()).toBeGreaterThan(5);
  for (const heading of ["Benefits", "How your data is protected"]) {
    const section = visitor.page.locator("section", { has: visitor.page.getByRole("heading", { name: heading }) });
    await expect.poll(() => section.getByRole("listitem").count()).toBe(8);
  }
  await visitor.page.getByRole("link", { name: "Request an account" }).click();
  await visitor.page.waitForURL("**/account-request");
  await visitor.close();
});

test("the foot of a screen leads to the licenses of the libraries in the site", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/about");
  const path = await visitor.page.getByRole("link", { name: "Licenses of libraries" }).getAttribute("href");
  // Chromium adds a style to a page of text, which the security headers refuse, so the browser does not open it here.
  const reply = await fetch(new URL(path ?? "", visitor.page.url()));
  expect(reply.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await reply.text()).toContain("Public Sans, in @uswds/uswds");
  await visitor.close();
});

describe("Help", () => {
  test("reports that no webinars are planned", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/help");
    await visitor.page.getByText("No webinars are scheduled").waitFor();
    await visitor.close();
  });

  test("lists webinars by type, with weekday, day, time and zone", async () => {
    const admin = await site.logIn("admin");
    const announce = (trainingType: TrainingType, year: number, url: string): Promise<unknown> =>
      admin.call(CREATE_TRAINING_DATE, {
        body: {
          trainingType,
          startTime: `${year}-07-07T20:30:00.000Z`,
          endTime: `${year}-07-07T21:30:00.000Z`,
          url,
          content: "What it is about.",
        },
      });
    await announce(TrainingType.Epx, 2099, "https://training.example.org/epx");
    await announce(TrainingType.Introductory, 2098, "");
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/help");
    const list = visitor.page.locator("#webinars");
    await list.getByText("What it is about.").first().waitFor();
    expect(await list.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Introductory", "ePX"]);
    expect(await list.locator("time").allInnerTexts()).toEqual([
      "Monday, July 7, 2098 at 2:30 PM Mountain Daylight Time",
      "Tuesday, July 7, 2099 at 2:30 PM Mountain Daylight Time",
    ]);
    const links = list.getByRole("link");
    await expect.poll(() => links.count()).toBe(1);
    expect(await links.getAttribute("href")).toBe("https://training.example.org/epx");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await visitor.close();
  });

  test("has every blank workbook, and hands it over", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/help");
    const table = visitor.page.getByRole("table", { name: "Blank workbooks" });
    await expect.poll(() => table.getByRole("rowheader").count()).toBe(5);
    const download = visitor.page.waitForEvent("download");
    await table.getByRole("link", { name: "Download: ePX template" }).click();
    expect((await download).suggestedFilename()).toBe("epx-1.1.2.xlsx");
    await visitor.close();
  });

  test("plays trainings in a dialog of 70 % of the width and 80 % of the height", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/help#epx-videos");
    const { page } = visitor;
    const play = page.getByRole("button", { name: "Play: An express project from beginning to end" });
    await play.click();
    const dialog = page.getByRole("dialog");
    const box = await dialog.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([896, 720]);
    await dialog.getByText("Step 1 of 6").waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await dialog.getByRole("button", { name: "Next" }).click();
    await dialog.getByText("Step 2 of 6").waitFor();
    await dialog.getByRole("button", { name: "Previous" }).press("Enter");
    await dialog.getByText("Step 1 of 6").waitFor();
    await visitor.setWidth(WIDTHS.narrow);
    expect(await visitor.faults()).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => play.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.close();
  });

  test("plays automatically until it is paused, unless the person prefers reduced motion", async () => {
    const visitor = await Visitor.open(browser, site, { movesClock: true });
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visitor.goTo("/help");
    await page.getByRole("button", { name: /^Play: A first project/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Step 1 of 7").waitFor();
    await page.clock.runFor(10_000);
    await dialog.getByText("Step 2 of 7").waitFor();
    await dialog.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(30_000);
    expect(await dialog.getByText("Step 2 of 7").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await visitor.close();
  });

  test("shows requirements and contacts", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/help");
    const contact = visitor.page.locator("#contact");
    expect(await contact.getByRole("link").allInnerTexts()).toEqual(["help@energy.example.org", "303-555-0100"]);
    expect(await contact.getByRole("link").last().getAttribute("href")).toBe("tel:3035550100");
    const requirements = await visitor.page.locator("#requirements").innerText();
    expect(requirements).toContain("Excel 14.0");
    expect(requirements).toContain("Internet Explorer");
    // Those that the site is built for.
    for (const target of [viteConfig({ mode: "production", command: "build" }).build?.target].flat()) {
      const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(String(target)) ?? [];
      expect(requirements).toMatch(new RegExp(`^${name}\\s+${version} or later$`, "im"));
    }
    await visitor.page.getByRole("link", { name: "Entering and submitting data" }).click();
    await visitor.page.getByRole("heading", { level: 1, name: "Entering and submitting data" }).waitFor();
    await expect.poll(() => visitor.page.locator(".training-steps > li").count()).toBe(7);
    await visitor.close();
  });

  test("has no document of an unknown name", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/help/nothing");
    expect(await visitor.page.locator("h1").innerText()).toBe("Page not found");
    await visitor.close();
  });
});

describe("the Glossary", () => {
  test("has every term of the server, by its letter", async () => {
    const admin = await site.logIn("admin");
    const { items } = await admin.call(GLOSSARY);
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/glossary");
    const rows = visitor.page.locator("tbody th[scope=row]");
    await rows.first().waitFor();
    expect((await rows.allInnerTexts()).sort()).toEqual(items.map(({ term }) => term).sort());
    await visitor.page.getByRole("link", { name: "Terms that begin with P" }).click();
    await expect.poll(() => visitor.page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await visitor.close();
  });

  test("is searched as one types", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/glossary");
    const { page } = visitor;
    const rows = page.locator("tbody th[scope=row]");
    await page.getByLabel("Search the glossary").fill("project VIEWER");
    await expect.poll(() => rows.count()).toBeLessThan(10);
    expect(await rows.allInnerTexts()).toContain("Project Viewer");
    const count = await rows.count();
    expect(await page.getByText(/^\d+ terms?$/).innerText()).toBe(count === 1 ? "1 term" : `${count} terms`);
    await page.getByLabel("Search the glossary").fill("no such word");
    await page.getByText("No term matches").waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await visitor.close();
  });

  test("is led to by the address of a term", async () => {
    const visitor = await Visitor.open(browser, site);
    await visitor.goTo("/glossary#project-viewer");
    const row = visitor.page.locator("#project-viewer");
    await row.waitFor();
    const isBelowTheBar = async (): Promise<boolean> => {
      const { y } = (await row.boundingBox()) ?? { y: -1 };
      return y > 64 && y < 800;
    };
    await expect.poll(isBelowTheBar).toBe(true);
    await visitor.close();
  });
});

test("the Disclaimer has the words that people agree to", async () => {
  const visitor = await Visitor.open(browser, site);
  await visitor.goTo("/disclaimer");
  const text = await visitor.page.getByRole("main").innerText();
  for (const words of ["no expectation of privacy", "commercial value", "unlimited rights", "contracting officer"]) {
    expect(text).toContain(words);
  }
  await visitor.close();
});
