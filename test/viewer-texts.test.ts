import { describe, expect, test } from "vitest";
import { example, listFiles, readText } from "./house-rules/repository.js";
import { findTextsInComponents } from "./house-rules/viewer-texts.js";

const SOURCES = listFiles()
  .filter((path) => /^packages\/viewer\/src\/.*(?<!\.test|\.testing)\.tsx?$/.test(path))
  .map((path) => example(path, readText(path)));

const lineOf = (violation: string): number => Number(/:(\d+) /.exec(violation)?.[1]);

describe("texts for people are in the catalogs of the viewer", () => {
  test("in every component", () => {
    expect(SOURCES.length).toBeGreaterThan(300);
    expect(findTextsInComponents(SOURCES)).toEqual([]);
  });

  test("can fail", () => {
    const bad = example(
      "packages/viewer/src/components/a.tsx",
      [
        "export const A = () => (",
        "  <p>Good morning</p>",
        ");",
        'export const B = () => <img alt="a house" />;',
        "export const C = () => <b>{isOn ? TEXTS.on : <i>{'off'}</i>}</b>;",
        'export const PARTS = [{ id: "loan", title: "The loan" }];',
      ].join("\n"),
    );
    const good = example(
      "packages/viewer/src/components/b.tsx",
      'export const A = () => <p className="big" role="alert">{TEXTS.morning} · {"×"} *</p>;',
    );
    expect(findTextsInComponents([bad, good]).map(lineOf)).toEqual([2, 4, 5, 6]);
  });

  test("lets a screen keep a file of its texts, which knows no component", () => {
    const title = 'export const TEXTS = { title: "Your projects" };';
    const found = findTextsInComponents([
      example("packages/viewer/src/texts/common-texts.ts", title),
      example("packages/viewer/src/scenes/home/home-texts.ts", `import { A } from "../../texts/a-texts.js"; ${title}`),
      example("packages/viewer/src/scenes/home/role-texts.ts", `import { A } from "@epb/engine"; ${title}`),
      example("packages/viewer/src/scenes/home/code-texts.ts", `import { Card } from "./card.js"; ${title}`),
      example("packages/viewer/src/scenes/home/card-texts.tsx", title),
      example("packages/viewer/src/scenes/home/titles.ts", title),
      example("packages/viewer/src/components/card-texts.ts", title),
    ]);
    expect(found.map((violation) => violation.split("/").at(-1)?.split(":")[0])).toEqual([
      "code-texts.ts",
      "card-texts.tsx",
      "titles.ts",
      "card-texts.ts",
    ]);
  });
});
