import { describe, expect, test } from "vitest";
import { readText } from "../house-rules/repository.js";
import { examplesOf } from "../readme/examples.js";
import { showPage } from "../testing/show-page.js";

const pages = examplesOf(readText("packages/engine/README.md")).filter(({ language }) => language === "html");

describe("the engine's README", () => {
  test.each(pages)("has a page that shows the described text in Chromium", async ({ source, shows }) => {
    const name = "example-annual-end.json";
    const { text, complaints } = await showPage(source, { [name]: `fixtures/projects/${name}` });
    expect(complaints).toEqual([]);
    expect(text.trim()).toBe(shows.trim());
  });
});

describe("an example", () => {
  test("of a page that fails is found", async () => {
    const { text, complaints } = await showPage('<script type="module">import "@epb/engine";</script>', {});
    expect(text).toBe("");
    expect(complaints.join("\n")).toContain("@epb/engine");
  });
});
