import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { USERS } from "../../server/src/features/accounts/users.js";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { PROJECT_ENTRIES } from "../../server/src/features/projects/project-entries.js";
import { projectEntry } from "../../server/testing/many-projects.js";
import { fillPortfolio } from "./support/fill-portfolio.js";
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
  await visitor.page.route("**/api/waiting", (route) => route.fulfill({ status: 503, body: "{}" }));
  await visitor.goTo("/home");
  await visitor.page.getByText("The work that waits for you did not load").waitFor();
  await expect.poll(() => visitor.page.getByText("Nothing is waiting for you").count()).toBe(0);
  await visitor.page.unroute("**/api/waiting");
  await visitor.page.getByRole("button", { name: "Try again" }).click();
  await visitor.page.getByRole("link", { name: REVIEW }).waitFor();
  await visitor.close(/503/);
});

describe("the number beside Home", () => {
  const home = ({ page }: Visitor) => page.getByRole("banner").getByRole("link", { name: /^Home/ });

  test.each([
    ["customer", "Home 1 waiting for you"],
    ["esco", "Home 2 waiting for you"],
    ["admin", "Home 2 waiting for you"],
  ])("tells the %s on every page, and the bar stays whole at 1024 pixels", async (as, name) => {
    const visitor = await Visitor.open(browser, site, { as, width: 1024 });
    await visitor.goTo("/help");
    const { page } = visitor;
    await page.getByRole("banner").getByRole("link", { name, exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Menu", exact: true }).isVisible()).toBe(false);
    // Below and above each width at which the entries move closer together.
    for (const width of [1280, 1249, 1248, 1185, 1184, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const { heights, room, end } = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const entries = [...document.querySelectorAll(".bar__list > li > .bar__entry")];
        return {
          heights: [...new Set(entries.map((entry) => entry.getBoundingClientRect().height))],
          room: (boxOf(".bar__user")?.left ?? 0) - (boxOf(".bar__list")?.right ?? 0),
          end: boxOf(".bar__user")?.right ?? Number.NaN,
        };
      });
      expect(heights, `at ${width}`).toEqual([40]);
      expect(room, `at ${width}`).toBeGreaterThanOrEqual(0);
      expect(end, `at ${width}`).toBeLessThanOrEqual(width);
    }
    expect(await visitor.accessibilityViolations()).toEqual([]);
    await visitor.close();
  });

  test("is absent if nothing waits, or if a call failed", async () => {
    const viewer = await Visitor.open(browser, site, { as: "viewer" });
    await viewer.goTo("/home");
    await viewer.page.getByText("Nothing is waiting for you.").waitFor();
    expect(await home(viewer).innerText()).toBe("Home");
    await viewer.close();
    const customer = await Visitor.open(browser, site, { as: "customer" });
    await customer.page.route("**/api/waiting", (route) => route.fulfill({ status: 503, body: "{}" }));
    await customer.goTo("/home");
    await customer.page.getByText("The work that waits for you did not load").waitFor();
    expect(await home(customer).innerText()).toBe("Home");
    await customer.close(/503/);
  });

  test("is not asked for people who are not signed in", async () => {
    const visitor = await Visitor.open(browser, site);
    const asked: string[] = [];
    visitor.page.on("request", (request) => asked.push(request.url()));
    await visitor.goTo("/about");
    await visitor.page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /waiting-count|use-waiting|api\/(project|invitations|waiting)/.test(url))).toEqual([]);
    await visitor.close();
  });
});

describe("on a site with more open projects than one reply has", () => {
  const large = siteForTests({ isFilled: true });
  const MANY = 600;
  const OPEN = Array.from({ length: MANY }, (_, index) => projectEntry(index, MANY))
    .filter(({ approval }) => approval !== ApprovalStatus.Approved)
    .sort((one, other) => (one.item.modifiedDate ?? "").localeCompare(other.item.modifiedDate ?? ""));
  beforeAll(() => fillPortfolio(large, "accreditation", MANY));

  /** Makes the administrator the builder of the projects. */
  async function giveToAdministrator(ids: readonly string[]): Promise<void> {
    const { store } = large.services;
    const user = await store.getBy(USERS, "email", demoEmail("admin"));
    if (user === undefined) throw new Error("there is no administrator");
    const member = {
      userId: user.document.id,
      roleId: ProjectAccessRole.ProjectBuilder,
      status: ApprovalStatus.Approved,
    };
    await store.transact(async (transaction) => {
      for (const id of ids) {
        const stored = await transaction.get(PROJECT_ENTRIES, id);
        if (stored === undefined) throw new Error("there is no such project");
        await transaction.update(PROJECT_ENTRIES, { ...stored.document, members: [member] }, stored.revision);
      }
    });
  }

  test("the administrator finds the project that waits, also the one changed first of all", async () => {
    expect(OPEN.length).toBeGreaterThan(100);
    const first = OPEN[0];
    if (first === undefined) throw new Error("there is no open project");
    await giveToAdministrator([first.id]);
    const visitor = await Visitor.open(browser, large, { as: "admin" });
    await visitor.goTo("/home");
    await visitor.page.getByRole("heading", { name: "Waiting for you (3)", exact: true }).waitFor();
    await visitor.page.getByRole("link", { name: `Enter data: ${first.name}`, exact: true }).waitFor();
    await visitor.close();
  });

  test("the number is exact, and leads to the filtered portfolio", async () => {
    await giveToAdministrator(OPEN.map(({ id }) => id));
    const visitor = await Visitor.open(browser, large, { as: "admin" });
    await visitor.goTo("/home");
    const { page } = visitor;
    await page.getByRole("heading", { name: `Waiting for you (${OPEN.length + 2})`, exact: true }).waitFor();
    await page.getByRole("link", { name: `Home ${OPEN.length + 2} waiting for you`, exact: true }).waitFor();
    await page.getByRole("link", { name: `All ${OPEN.length} projects that wait for you` }).click();
    await page.locator(".list-result__count", { hasText: String(OPEN.length) }).waitFor();
    expect(new URL(page.url()).search).toBe("?attention=waiting");
    await visitor.close();
  });
});
