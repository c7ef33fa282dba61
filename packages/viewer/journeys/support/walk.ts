import type { Visitor } from "./visitor.js";

/** Page after a navigation. */
export interface Place {
  readonly path: string;
  readonly title: string;
}

/** A public page as the start of each navigation, so that the next page is the requested one. */
const START: Place = { path: "/disclaimer", title: "Disclaimer" };

/** Navigates to each URL without a reload, like links, and returns the resulting pages. */
export function walk({ page }: Visitor, paths: readonly string[]): Promise<readonly Place[]> {
  return page.evaluate(
    async ([start, asked]) => {
      const go = (path: string): void => {
        history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: path }, "", path);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      };
      const title = (): string => document.querySelector("h1")?.textContent ?? "";
      const until = async (isThere: () => boolean, what: string): Promise<void> => {
        const end = performance.now() + 15_000;
        while (!isThere()) {
          if (performance.now() > end) throw new Error(`${what} did not come: ${title()}`);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      };
      const places: Place[] = [];
      for (const path of asked) {
        go(start.path);
        await until(() => title() === start.title, start.path);
        go(path);
        await until(() => title() !== start.title && title() !== "", path);
        places.push({ path: location.pathname, title: title() });
      }
      return places;
    },
    [START, paths] as const,
  );
}
