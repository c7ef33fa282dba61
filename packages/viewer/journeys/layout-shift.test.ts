import { beforeAll, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { projectIds } from "./support/project-ids.js";
import { Visitor } from "./support/visitor.js";

const site = siteForTests({ isFilled: true });
const browser = browserForTests();
let project: string;
beforeAll(async () => {
  project = `/portfolio/${(await projectIds(site, "customer")).get("Fern Lake school district")}`;
});

/** Highest cumulative layout shift of a page. A good page has less than 0.1. */
const MOST = 0.05;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

test.each([
  "/home",
  "/portfolio/list",
  "PROJECT",
  "PROJECT/schedules",
  "PROJECT/data/measures",
  "PROJECT/what-if",
  "PROJECT/life-cycle-cost",
  "/analysis-reporting/home",
  "/benchmarking",
  "/ecm-benchmarking",
  "/state-rollup",
])("the content of %s does not move while the page loads", async (path) => {
  const visitor = await Visitor.open(browser, site, { as: "customer" });
  const { page } = visitor;
  await visitor.goTo("/disclaimer");
  await page.goto(site.url + path.replace("PROJECT", project));
  await visitor.settle();
  await page.waitForLoadState("networkidle");
  await visitor.settle();
  const shift = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as unknown as readonly Shift[];
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
  expect(shift).toBeLessThan(MOST);
  await visitor.close();
});
