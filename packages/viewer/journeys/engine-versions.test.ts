import {
  APPROVE_PROJECT,
  GET_PROJECT,
  GET_PROJECT_STATE,
  LIST_RECALCULATIONS,
  SAVE_PROJECT,
  START_RECALCULATION,
  SUBMIT_PROJECT,
} from "@epb/contract";
import { ENGINE_VERSION } from "@epb/engine/replay";
import { beforeAll, describe, expect, test } from "vitest";
import { BEFORE, makeOld, PRICE } from "../../server/testing/old-project.js";
import { until } from "../../server/testing/until.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();
/** A project that can be edited, and one that is approved; an earlier engine made the figures of both. */
let open: string;
let approved: string;
beforeAll(async () => {
  open = await ownProject(site, "school-district", "School of before");
  approved = await ownProject(site, "school-district", "School as signed");
  await (await site.logIn("esco")).call(SUBMIT_PROJECT, { params: { id: approved } });
  const customer = await site.logIn("customer");
  const { revision } = await customer.call(GET_PROJECT_STATE, { params: { id: approved } });
  await customer.call(APPROVE_PROJECT, { params: { id: approved }, body: { revision } });
  // The server calculates all projects once with each engine: what is made old after that stays old.
  await recalculateAll();
  for (const id of [open, approved]) await makeOld(site, id, PRICE);
});

/** Same recalculation as after an upgrade of the engine. */
async function recalculateAll(): Promise<void> {
  const admin = await site.logIn("admin");
  await admin.call(START_RECALCULATION, {});
  await until(async () => (await admin.call(LIST_RECALCULATIONS, {}))[0]?.finishedAt !== undefined);
}

async function at(path: string, as = "esco"): Promise<Visitor> {
  const visitor = await Visitor.open(browser, site, { as });
  await visitor.goTo(path);
  return visitor;
}

const NOTICE = "These figures are from an earlier calculation version";

describe("figures of an earlier engine", () => {
  test("are reported on the dashboard, and recalculated by people who may edit the project", async () => {
    const reader = await at(`/portfolio/${open}`, "viewer");
    await expect.poll(() => reader.page.getByText(NOTICE).count()).toBe(1);
    await expect.poll(() => reader.page.getByRole("button", { name: "Recalculate now" }).count()).toBe(0);
    await reader.close();

    const esco = await at(`/portfolio/${open}`);
    const { page } = esco;
    expect(await esco.faultsOfState()).toEqual([]);
    await page.getByRole("button", { name: "Recalculate now" }).press("Enter");
    await page.getByText("Recalculated with the current calculation version.").waitFor();
    await page.locator(".focused-message:focus").waitFor();
    await expect.poll(() => page.getByText(NOTICE).count()).toBe(0);
    const client = await site.logIn("esco");
    expect((await client.call(GET_PROJECT_STATE, { params: { id: open } })).needsRecalculation).toBe(false);
    const { calculatedValues } = await client.call(GET_PROJECT, { params: { id: open } });
    expect(calculatedValues).toMatchObject({
      projectSummary: { financialSummary: { totalImplementationPrice: "2480880" } },
    });
    await page.reload();
    await esco.settle();
    await expect.poll(() => page.getByText(NOTICE).count()).toBe(0);
    await esco.close();
  });

  test("stay as approved, and differ from those of a what-if", async () => {
    const visitor = await at(`/portfolio/${approved}`, "customer");
    const { page } = visitor;
    await page.getByText(`These figures were approved with calculation version ${BEFORE}`).waitFor();
    expect(await page.locator(".project-figures").innerText()).toContain("$1,000");
    await expect.poll(() => page.getByText(NOTICE).count()).toBe(0);
    await page.getByRole("link", { name: "What if" }).click();
    await page
      .getByText(`calculated with calculation version ${BEFORE}. This page uses version ${ENGINE_VERSION}`)
      .waitFor();
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await visitor.goTo(`/portfolio/${open}/what-if`);
    await page.getByRole("heading", { name: "Results" }).waitFor();
    await expect.poll(() => page.getByText(`version ${BEFORE}`).count()).toBe(0);
    await visitor.close();
  });

  test("keep the explanation of changed entries, from the revision of the newer engine", async () => {
    const id = await ownProject(site, "school-district", "School with an upgrade");
    await makeOld(site, id, PRICE);
    const esco = await site.logIn("esco");
    const { data } = await esco.call(GET_PROJECT, { params: { id } });
    const financing = { ...(data as { readonly financing: object }).financing, indexRate: "0.04" };
    await esco.call(SAVE_PROJECT, { body: { id, data: { changed: { financing } } } });

    const visitor = await at(`/portfolio/${id}/history`);
    const { page } = visitor;
    await page.getByRole("link", { name: "Why did the figures change in revision 3?" }).click();
    await page.getByRole("row", { name: /^Index rate/ }).waitFor();
    const interest = page.getByRole("row", { name: /^Total interest/ });
    expect((await interest.locator("td").allInnerTexts()).at(-1)).toContain("Index rate");
    // Inputs and engine changed in the same revision: both are listed, and the changed inputs explain the figures.
    await page.getByText(`Since revision 3, calculation version ${ENGINE_VERSION} calculates`).waitFor();
    await page.getByText("The same revision also changed inputs.").waitFor();
    expect(await visitor.faultsOfState()).toEqual([]);
    // A revision of an older server, without its own row.
    await visitor.goTo(`/portfolio/${id}/history?from=1&to=2`);
    await page.getByText("No changed input affects a figure.").waitFor();
    await page.getByText("No figure changed.").waitFor();
    await visitor.close();
  });

  test("that the server recalculates have a row in the history, which lists the changed figures", async () => {
    const id = await ownProject(site, "school-district", "School that was calculated anew");
    await makeOld(site, id, PRICE);
    await recalculateAll();
    const visitor = await at(`/portfolio/${id}/history`, "viewer");
    const { page } = visitor;
    const row = page.getByRole("row", { name: /^3 / });
    expect(await row.locator("td").nth(1).innerText()).toBe("The server");
    expect(await row.locator("td").nth(2).innerText()).toBe(
      `Recalculated with calculation version ${ENGINE_VERSION} (before: ${BEFORE})`,
    );
    expect(await page.getByRole("row", { name: /^1 / }).locator("td").nth(1).innerText()).not.toBe("The server");
    expect(await visitor.faultsOfState()).toEqual([]);
    await page.getByRole("link", { name: "Why did the figures change in revision 3?" }).press("Enter");
    await page.getByText("With the same inputs, 1 figure changed.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("From revision 2 to revision 3");
    const price = page.getByRole("row", { name: /^Total implementation price/ });
    expect(await price.locator("td").allInnerTexts()).toEqual(["$999.99", "$2,480,880.00"]);
    await expect.poll(() => page.getByText("No figure changed.").count()).toBe(0);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close();
  });
});
