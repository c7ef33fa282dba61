import { expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();

const REVIEW = "Review: Fort Example energy savings performance contract";
const CORRECT = "Correct: Fern Lake school district";
const APPLICATION = "Review the application: Blue Spruce Energy Services";

test.each([
  ["customer", "Waiting for you (1)", [REVIEW]],
  [
    "esco",
    "Waiting for you (2)",
    [CORRECT, "Enter data: San Leandro, water pollution control plant energy lease, 2021"],
  ],
  ["admin", "Waiting for you (2)", [APPLICATION, "Account requests: 1"]],
  ["qualified-list", "Waiting for you (1)", [APPLICATION]],
  ["viewer", "Waiting for you", []],
])("home begins with the work that waits for the %s", async (as, title, links) => {
  const visitor = await Visitor.open(browser, site, { as });
  await visitor.goTo("/home");
  const list = visitor.page.getByRole("region", { name: /^Waiting for you/ });
  await list.getByRole("heading", { name: title, exact: true }).waitFor();
  expect(await list.getByRole("link").allInnerTexts()).toEqual(links);
  expect(await visitor.faultsOfState()).toEqual([]);
  await visitor.close();
});

test("one click leads the customer to the review, and the ESCO to the reason of the return", async () => {
  const customer = await Visitor.open(browser, site, { as: "customer" });
  await customer.goTo("/home");
  await customer.page.getByRole("link", { name: REVIEW }).click();
  await customer.page.waitForURL("**/review");
  await customer.page.getByRole("button", { name: "Approve" }).first().waitFor();
  await customer.close();

  const esco = await Visitor.open(browser, site, { as: "esco" });
  await esco.goTo("/home");
  await esco.page.getByText("Returned: The lighting of the gymnasium is missing in Schedule 2.").waitFor();
  await esco.page.getByRole("link", { name: CORRECT }).click();
  await esco.page.locator(".return-comment", { hasText: "The lighting of the gymnasium is missing" }).waitFor();
  await esco.close();
});

test("nothing is said about the work while it is not known", async () => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  await visitor.page.route("**/api/project/list?*", (route) => route.fulfill({ status: 503, body: "{}" }));
  await visitor.goTo("/home");
  await visitor.page.getByText("The work that waits for you did not load").waitFor();
  await expect.poll(() => visitor.page.getByText("Nothing is waiting for you").count()).toBe(0);
  await visitor.page.unroute("**/api/project/list?*");
  await visitor.page.getByRole("button", { name: "Try again" }).click();
  await visitor.page.getByRole("link", { name: REVIEW }).waitFor();
  await visitor.close(/503/);
});
