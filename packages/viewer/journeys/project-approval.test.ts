import { describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { ownProject } from "./support/own-project.js";
import { dialogButton, nextSteps, openProject } from "./support/project-page.js";
import type { Visitor } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();

/** Somebody at a part of a project. */
const at = (id: string, part?: string, as?: string): Promise<Visitor> => openProject([browser, site], id, part, as);

describe("a project", () => {
  let id = "";

  test("goes from the ESCO to the customer, and back with a reason", async () => {
    id = await ownProject(site, "school-district", "Cherry Hill school district");
    const esco = await at(id, "", "esco");
    expect(await esco.page.locator("h1").innerText()).toBe("Cherry Hill school district");
    expect(await esco.page.locator(".project-header .badge").innerText()).toBe("In entry");
    expect(await esco.page.locator(".project-header .role-cell").innerText()).toBe("Project builder");
    await esco.page.getByRole("button", { name: "Submit to the customer" }).click();
    expect(await esco.faultsOfStateByAll()).toEqual([]);
    await dialogButton(esco, "Submit to the customer").click();
    await esco.page.getByText("Project submitted to the customer.").waitFor();
    await expect.poll(() => esco.page.locator(".project-header .badge").allInnerTexts()).toEqual(["Submitted"]);
    await expect.poll(() => nextSteps(esco)).toEqual([]);

    const customer = await at(id);
    await expect.poll(() => nextSteps(customer)).toEqual(["Return to the ESCO"]);
    await customer.page.getByRole("button", { name: "Return to the ESCO" }).click();
    await dialogButton(customer, "Return to the ESCO").click();
    await expect.poll(() => customer.page.getByText("Enter the changes needed.").count()).toBe(1);
    expect(await customer.faultsOfStateByAll()).toEqual([]);
    await customer.page
      .getByLabel("Changes needed")
      .fill("The boiler of building 3 is missing.\nThe price of measure 2 is too high.");
    await dialogButton(customer, "Return to the ESCO").click();
    await customer.page.getByText("Project returned to the ESCO.").waitFor();
    await site.mail(demoEmail("esco"), "The boiler of building 3 is missing.");
    await esco.close();
    await customer.close();
  });

  test("is submitted again, reviewed, and approved", async () => {
    const esco = await at(id, "", "esco");
    expect(await esco.page.locator(".return-comment").innerText()).toContain(
      "The boiler of building 3 is missing.\nThe price of measure 2 is too high.",
    );
    expect(await esco.faultsOfState()).toEqual([]);
    await esco.page.getByRole("button", { name: "Submit to the customer" }).click();
    await dialogButton(esco, "Submit to the customer").click();
    await esco.page.getByText("Project submitted to the customer.").waitFor();
    await esco.close();

    const customer = await at(id);
    await customer.page.getByText("Customer's comment on the last return").waitFor();
    await customer.page.getByRole("link", { name: "Review and approve" }).click();
    await customer.page
      .getByText(/^Your last decision was on revision 1, on .* No changes since your last decision\.$/)
      .waitFor();
    await customer.page.getByText("Guaranteed savings cover the payments of every year.").waitFor();
    expect(await customer.faultsOfState()).toEqual([]);
    await customer.page.locator("label", { hasText: "The boiler of building 3 is missing." }).click();
    await customer.page.getByRole("button", { name: "Approve", exact: true }).click();
    await customer.page.getByText("Project approved.").waitFor();
    await expect.poll(() => customer.page.locator(".project-header .badge").innerText()).toBe("Approved");
    await expect.poll(() => nextSteps(customer)).toEqual(["Reopen"]);
    expect(await customer.faultsOfState()).toEqual([]);
    await customer.page.getByRole("link", { name: "Data entry" }).click();
    await customer.page.getByText("View only: the project is submitted or approved.").waitFor();
    await customer.close();
  });

  test("is reopened, and its activity shows every step and the approved state", async () => {
    const customer = await at(id);
    await customer.page.getByRole("button", { name: "Reopen" }).click();
    await customer.page.getByLabel("Reason for reopening").fill("The utility changed its rates.\nEnter them.");
    await dialogButton(customer, "Reopen").click();
    await customer.page.getByText("Project reopened.").waitFor();
    await site.mail(demoEmail("esco"), "The utility changed its rates.");
    const steps = (): Promise<readonly string[]> =>
      customer.page.locator(".activity__step").evaluateAll((all) => all.map((step) => (step as HTMLElement).innerText));
    await expect
      .poll(async () => (await steps()).map((text) => text.split("\n")[0]))
      .toEqual([
        "Carmen Ortiz reopened the project",
        "Carmen Ortiz approved the project",
        "Elias Berg submitted the project to the customer",
        "Carmen Ortiz returned the project to the ESCO",
        "Elias Berg submitted the project to the customer",
      ]);
    const [reopened = "", , , returned = ""] = await steps();
    expect(reopened).toContain("The utility changed its rates.\nEnter them.");
    expect(returned).toContain("The boiler of building 3 is missing.\nThe price of measure 2 is too high.");
    expect(await customer.accessibilityViolations()).toEqual([]);
    await customer.follow(`/portfolio/${id}/history`);
    await customer.page.getByRole("link", { name: "View as approved" }).click();
    await customer.page.getByText(/^I approve revision 1 of Cherry Hill school district for /).waitFor();
    await customer.page.getByRole("heading", { name: "Schedule 1" }).first().waitFor();
    expect(await customer.faultsOfState()).toEqual([]);
    await customer.follow(`/portfolio/${id}`);
    await customer.page.getByRole("link", { name: "All activity" }).click();
    await customer.page.getByRole("heading", { name: "Activity" }).waitFor();
    await expect.poll(async () => (await steps()).at(-1)).toContain("created the project");
    expect(await customer.faultsOfState()).toEqual([]);
    await customer.close();
  });
});
