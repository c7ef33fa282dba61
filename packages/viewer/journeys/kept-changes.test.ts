import { SAVE_PROJECT } from "@epb/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { DataEntryDesk, save } from "./support/data-entry-desk.js";
import { endSession } from "./support/end-session.js";
import { PASSWORD } from "./support/viewer-site.js";

const desk = new DataEntryDesk();

const city = (page: Page) => page.getByLabel("City");

/** Types a city, and waits until the browser has stored it. */
async function typeCity(page: Page, name: string): Promise<void> {
  await city(page).fill(name);
  const keys = (): Promise<number> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("epb.draft/")).length);
  await expect.poll(keys).toBe(1);
}

async function logIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Email *").fill(demoEmail(name));
  await page.getByLabel("Password *").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
}

const logOut = async (page: Page): Promise<void> => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /your account/ })
    .click();
  await page.getByRole("button", { name: "Logout" }).click();
};

describe("changes that are not saved", () => {
  test("are restored after the session has ended, and removed once they are saved", async () => {
    const id = await desk.filledProject("Ended school");
    const visitor = await desk.at(id, "project");
    const { page } = visitor;
    await typeCity(page, "Golden");
    await endSession(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(/login$/);
    await logIn(page, "esco");
    await page.getByText(/^1 change from .* is restored\. Save or discard it\.$/).waitFor();
    expect(await city(page).inputValue()).toBe("Golden");
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await save(page);
    await page.getByText("is restored.").waitFor({ state: "detached" });
    expect((await desk.saved(id)).data).toMatchObject({ location: { city: "Golden" } });
    await page.reload();
    await page.getByText("All changes saved").waitFor();
    // The browser logs the refused calls of the ended session.
    await visitor.close(/401/);
  });

  test("are restored in another window after theirs was closed, and report a newer revision", async () => {
    const id = await desk.filledProject("Closed school");
    const visitor = await desk.at(id, "project");
    const context = visitor.page.context();
    const first = await context.newPage();
    await first.goto(visitor.page.url());
    await typeCity(first, "Golden");
    await first.close();
    const customer = await desk.site.logIn("customer");
    await customer.call(SAVE_PROJECT, {
      body: { id, data: { changed: { identification: { agencyName: "Others" } } } },
    });
    const second = await context.newPage();
    await second.goto(visitor.page.url());
    await second.getByText("Another person saved the project since then.").waitFor();
    expect(await city(second).inputValue()).toBe("Golden");
    await second.getByRole("button", { name: "Save", exact: true }).click();
    await second.getByRole("button", { name: "Load the newer revision and keep my changes" }).click();
    await second.getByText("The newer revision is loaded").waitFor();
    await second.getByText("Another person saved the project since then.").waitFor({ state: "detached" });
    await save(second);
    expect((await desk.saved(id)).data).toMatchObject({
      location: { city: "Golden" },
      identification: { agencyName: "Others" },
    });
    await visitor.close();
  });

  test("are kept while the server is stopped, and saved once it is available again", async () => {
    const id = await desk.filledProject("Stopped school");
    const visitor = await desk.at(id, "project");
    const { page } = visitor;
    // The server can be away before the script of the preview was loaded.
    const script = "**/assets/calculate-draft-*.js";
    await page.route(script, (route) => route.abort());
    await desk.site.restart(async () => {
      await typeCity(page, "Golden");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("We can't reach the site. Check your connection and try again.").waitFor();
      expect(await city(page).inputValue()).toBe("Golden");
    });
    await page.unroute(script);
    await save(page);
    expect((await desk.saved(id)).data).toMatchObject({ location: { city: "Golden" } });
    await visitor.close(/Failed to load resource/);
  });

  test("are discarded by signing out after a confirmation, and shown to no other person", async () => {
    const id = await desk.filledProject("Discarded school");
    const visitor = await desk.at(id, "project");
    const { page } = visitor;
    const saved = await city(page).inputValue();
    await city(page).fill("Golden");
    await logOut(page);
    const question = page.getByRole("dialog", { name: "Sign out and discard unsaved changes?" });
    await question.waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await city(page).inputValue()).toBe("Golden");
    await logOut(page);
    await question.getByRole("button", { name: "Sign out and discard" }).click();
    await page.waitForURL(/login$/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("epb.draft/")))).toEqual(
      [],
    );
    await logIn(page, "esco");
    await page.getByRole("link", { name: "Portfolio" }).first().waitFor();
    await visitor.follow(`/portfolio/${id}/data/project`);
    await page.getByText("All changes saved").waitFor();
    expect(await city(page).inputValue()).toBe(saved);
    await visitor.close();
  });
});
