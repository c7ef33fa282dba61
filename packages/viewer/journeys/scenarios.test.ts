import { describe, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { projectIds } from "./support/project-ids.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();

const PROJECT = "Fern Lake school district";

async function projectOf(as: string): Promise<{ readonly visitor: Visitor; readonly path: string }> {
  const id = (await projectIds(site, as)).get(PROJECT) ?? "";
  return { visitor: await Visitor.open(browser, site, { as }), path: `/portfolio/${id}` };
}

describe("scenarios", { shuffle: false }, () => {
  test("are saved from changed inputs, compared side by side, and seen by the customer", async () => {
    const { visitor, path } = await projectOf("esco");
    const { page } = visitor;
    const region = page.locator(".card", { has: page.getByRole("heading", { name: "Saved scenarios" }) });
    const save = async (search: string, name: string, note?: string): Promise<void> => {
      await visitor.goTo(`${path}/what-if${search}`);
      await page.getByRole("button", { name: "Save as…" }).click();
      const dialog = page.getByRole("dialog", { name: "Save scenario" });
      await dialog.getByLabel("Name").fill(name);
      if (note !== undefined) await dialog.getByLabel("Note").fill(note);
      expect(await visitor.faultsOfState()).toEqual([]);
      await dialog.getByRole("button", { name: "Save" }).click();
      await page.getByText("Scenario saved.").waitFor();
      await region.getByRole("rowheader", { name }).waitFor();
    };
    await visitor.goTo(`${path}/what-if`);
    await region.getByText("No scenarios are saved yet.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Save as…" }).isDisabled()).toBe(true);
    await save("?index=0.05", "Higher rate", "Letter of the bank, May.\nValid for 30 days.");
    await save("?index=0.05&prices=1.1", "Higher rate and prices");
    await region.getByText("Index rate: 5%; Construction costs of all measures: +10%").waitFor();

    await page.getByRole("button", { name: "Save as…" }).click();
    const dialog = page.getByRole("dialog", { name: "Save scenario" });
    await dialog.getByLabel("Name").fill("higher RATE");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("A scenario with this name exists. Choose another name.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await region.getByRole("checkbox", { name: "Compare Higher rate", exact: true }).check();
    await region.getByRole("checkbox", { name: "Compare Higher rate and prices" }).check();
    const table = page.getByRole("table", { name: "Figures of the project and of the selected scenarios" });
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
      "Figure",
      "Current",
      "Higher rate",
      "Higher rate and prices",
    ]);
    const row = (name: string): Promise<readonly string[]> =>
      table.getByRole("row", { name }).getByRole("cell").allInnerTexts();
    expect((await row("Project interest rate")).slice(0, 2)).toEqual(["3.85%", "5.4%"]);
    const [present = "", higher = ""] = await row("Net savings (net present value)");
    expect(present).toMatch(/^-?\$[\d,.]+$/);
    // The value of a direct purchase does not depend on the rate of the loan.
    expect(higher).toBe(present);
    expect(await visitor.faultsOfState()).toEqual([]);
    await visitor.close(/409/);

    const customer = await projectOf("customer");
    await customer.visitor.goTo(`${customer.path}/what-if`);
    await customer.visitor.page.getByText("Letter of the bank, May.").waitFor();
    await customer.visitor.page.getByRole("button", { name: "Open Higher rate", exact: true }).click();
    await customer.visitor.page.waitForURL(/index=0\.05/);
    await customer.visitor.page.getByText("1 input changed.").waitFor();
    await customer.visitor.goTo(customer.path);
    await customer.visitor.page.getByText("saved the scenario “Higher rate”", { exact: false }).waitFor();
    await customer.visitor.close();
  });

  test("are deleted after a question", async () => {
    const { visitor, path } = await projectOf("customer");
    const { page } = visitor;
    await visitor.goTo(`${path}/what-if`);
    await page.getByRole("button", { name: "Delete Higher rate", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Delete the scenario Higher rate?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Scenario deleted.").waitFor();
    await expect.poll(() => page.getByRole("rowheader", { name: "Higher rate", exact: true }).count()).toBe(0);
    await page.getByRole("rowheader", { name: "Higher rate and prices" }).waitFor();
    await visitor.close();
  });
});

test("the life-cycle cost of a project follows the discount rate and the basis of the savings", async () => {
  const { visitor, path } = await projectOf("customer");
  const { page } = visitor;
  await visitor.goTo(path);
  await page.getByRole("link", { name: "Life-cycle cost" }).click();
  await page.getByText(/The rate is the nominal federal rate of \d{4} \(FEMP\)\./).waitFor();
  const value = (): Promise<string> =>
    page
      .getByRole("row", { name: /^Net savings/ })
      .getByRole("cell")
      .last()
      .innerText();
  const federal = await value();
  await page.getByLabel("Nominal discount rate").fill("6");
  await page.getByText(/at 6% a year/).waitFor();
  const higher = await value();
  const number = (text: string): number => Number(text.replaceAll(/[$,]/g, ""));
  expect(number(higher)).toBeLessThan(number(federal));
  await page.getByLabel("Savings", { exact: true }).selectOption("Estimated savings");
  await page.getByText(/discounts the estimated savings/).waitFor();
  expect(number(await value())).toBeGreaterThan(number(higher));
  for (const impossible of ["-100", "six"]) {
    await page.getByLabel("Nominal discount rate").fill("6");
    await page.getByText(/at 6% a year/).waitFor();
    await page.getByLabel("Nominal discount rate").fill(impossible);
    await page.getByText("Enter a percentage above -100, such as 3.5.").waitFor();
  }
  await expect.poll(() => page.getByRole("row", { name: /^Net savings/ }).count()).toBe(0);
  await expect.poll(() => page.getByText("The results need measures").count()).toBe(0);
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});
