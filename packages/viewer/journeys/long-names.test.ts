import { beforeAll, expect, test } from "vitest";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { fillHard } from "./support/hard-content.js";
import { Visitor, WIDTHS } from "./support/visitor.js";

const site = siteForTests();
const browser = browserForTests();
let id: string;
beforeAll(async () => {
  id = await fillHard(site);
});

const PARTS = ["", "/data", "/upload", "/schedules/2a", "/what-if", "/history", "/access", "/notes", "/measurement"];

/** Texts that reach beyond the window, or beyond the frame that hides what is too much. What scrolls is no fault. */
function cutTexts({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) return false;
      for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
        const { overflowX } = getComputedStyle(frame);
        if (overflowX === "auto" || overflowX === "scroll") return false;
        const edges = frame.getBoundingClientRect();
        if (overflowX === "hidden" && edges.width <= 1) return false;
        if (overflowX === "hidden" && (right > edges.right + 1 || left < edges.left - 1)) return true;
      }
      return right > document.documentElement.clientWidth + 1 || left < -1;
    };
    const hasText = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
    return [...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility() && hasText(element) && isCut(element))
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`);
  });
}

/** Width of the widest column of a table, in pixels. */
const widestCell = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll("td, tbody th")].map(({ clientWidth }) => clientWidth)),
  );

test.each([WIDTHS.middle, WIDTHS.narrow])(
  "names of a hundred letters without a break fit everywhere, %i pixels wide",
  async (width) => {
    const faults: string[] = [];
    const look = async (as: string, paths: readonly string[]): Promise<void> => {
      const visitor = await Visitor.open(browser, site, { as, width });
      await visitor.goTo("/disclaimer");
      for (const path of paths) {
        await visitor.follow(path);
        if (await visitor.scrollsSideways()) faults.push(`${path} scrolls sideways`);
        faults.push(...(await cutTexts(visitor)).map((text) => `${path} cuts off ${text}`));
      }
      await visitor.close();
    };
    await look("customer", [
      "/portfolio/list",
      "/analysis-reporting/home",
      ...PARTS.map((part) => `/portfolio/${id}${part}`),
    ]);
    await look("admin", ["/administration/users"]);
    expect(faults).toEqual([]);
  },
);

test("a long name makes no column of a table wider than a sentence would be", async () => {
  const visitor = await Visitor.open(browser, site, { as: "admin" });
  await visitor.goTo("/administration/users");
  await visitor.page.getByRole("rowheader").nth(1).waitFor();
  expect(await widestCell(visitor)).toBeLessThan(400);
  await visitor.close();
});
