import { GET_PROJECT, SAVE_PROJECT } from "@epb/contract";
import { expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

/** Saved guarantee of a project. */
async function guarantee(id: string): Promise<unknown> {
  const { data } = await (await site.logIn("customer")).call(GET_PROJECT, { params: { id } });
  return (data as { readonly other: { readonly guarPctEstSav: unknown } }).other.guarPctEstSav;
}

/** A project with another guarantee in revision 2. */
async function changedProject(name: string): Promise<string> {
  const id = await ownProject(site, "federal-espc", name);
  const other = { guarPctEstSav: "0.5" };
  await (await site.logIn("customer")).call(SAVE_PROJECT, { body: { id, revision: 1, data: { changed: { other } } } });
  return id;
}

test("an ESCO restores the first revision by keyboard, with a reason that the history shows", async () => {
  const id = await changedProject("Fort Restore");
  const visitor = await Visitor.open(browser, site, { as: "esco" });
  await visitor.goTo(`/portfolio/${id}/history`);
  const { page } = visitor;
  const open = page.getByRole("button", { name: "Restore revision 1" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Restore revision 1?" });
  await dialog.waitFor();
  expect(await visitor.faultsOfState()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Restore revision 1");
  expect(await guarantee(id)).toBe("0.5");

  await page.keyboard.press("Enter");
  const button = dialog.getByRole("button", { name: "Restore" });
  await button.click();
  await dialog.getByText("Enter why you restore this revision.").first().waitFor();
  await dialog.getByLabel(/^Reason/).fill("The guarantee was wrong.");
  await button.press("Enter");
  await page.getByText("Revision 1 restored.").waitFor();
  await page.getByText("Restored revision 1: The guarantee was wrong.").waitFor();
  expect(await guarantee(id)).not.toBe("0.5");
  // The present revision has no button, and the one that was restored over has.
  await expect.poll(() => page.getByRole("button", { name: "Restore revision 3" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("button", { name: "Restore revision 2" }).count()).toBe(1);
  expect(await visitor.faultsOfState()).toEqual([]);
  visitor.complaints.length = 0;
  await visitor.close();
});

test("people with read-only access see no button to restore", async () => {
  const id = await changedProject("Readers' history");
  const visitor = await Visitor.open(browser, site, { as: "viewer" });
  await visitor.goTo(`/portfolio/${id}/history`);
  await visitor.page.getByRole("link", { name: "Why did the figures change in revision 2?" }).waitFor();
  await expect.poll(() => visitor.page.getByRole("button", { name: /^Restore/ }).count()).toBe(0);
  await visitor.close();
});
