import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ISSUE_CATALOGUE, PROBLEM_CATALOGUE } from "../packages/engine/src/index.js";
import { makeIssue } from "../packages/engine/src/issues/catalogue.js";
import { DOCUMENTATION_ADDRESS } from "../packages/engine/src/issues/documentation.js";
import type { IssueReport } from "../packages/engine/src/issues/issue.js";
import { FINDING_CATALOGUE } from "../packages/workbook/src/findings/catalogue.js";
import { MAPPING_FINDINGS } from "../packages/workbook/src/findings/mapping-findings.js";
import { listFormulas } from "../scripts/docs/formulas.js";
import { generatePages, stalePages } from "../scripts/docs/generated-pages.js";
import { ISSUE_EXPLANATIONS } from "../scripts/docs/issue-explanations.js";
import { listIssuePages } from "../scripts/docs/issue-pages.js";
import { issueTitle, LONGEST_TITLE, TITLED_ISSUES } from "../scripts/docs/issue-titles.js";
import { readSources } from "../scripts/docs/sources.js";
import { unplacedQuotations } from "../scripts/docs/spec-map.js";
import { citationsOf } from "../scripts/docs/spec-tags.js";
import { ROOT, readText } from "./house-rules/repository.js";

const PAGES = await generatePages();

describe("the generated pages", () => {
  test("equal the output of `npm run docs`", () => {
    const outdated = [...PAGES].filter(([path, content]) => !existsSync(ROOT + path) || readText(path) !== content);
    expect(outdated.map(([path]) => path)).toEqual([]);
  });

  test("are the only files in their folders", () => {
    expect(stalePages(PAGES)).toEqual([]);
  });
});

describe("issue pages", () => {
  const catalogues = { ...ISSUE_CATALOGUE, ...PROBLEM_CATALOGUE, ...FINDING_CATALOGUE, ...MAPPING_FINDINGS };
  const codes = Object.values(catalogues).map(({ code }) => code);

  test("exist for every code of the catalogs", () => {
    expect(codes.filter((code) => !PAGES.has(`docs/issues/${code}.md`))).toEqual([]);
  });

  test("exist for every code in a source file", () => {
    const written = readSources().flatMap(({ path, text }) =>
      [...text.matchAll(/code: "(EPB-[A-Z]+-\d+)"/g)].map(([, code = ""]) => ({ path, code })),
    );
    expect(written.length).toBeGreaterThanOrEqual(codes.length);
    expect(written.filter(({ code }) => !PAGES.has(`docs/issues/${code}.md`))).toEqual([]);
  });

  test("have one code each", () => {
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  test("have a short title, with no values of an example, and no other title", () => {
    const pages = listIssuePages();
    const titles = pages.map(({ name, message }) => issueTitle(name, message));
    expect(titles.filter((title) => title === "" || title.length > LONGEST_TITLE || title.endsWith("."))).toEqual([]);
    const untitled = pages.filter(({ name, hasExampleValues }) => hasExampleValues && !TITLED_ISSUES.includes(name));
    expect(untitled.map(({ name }) => name)).toEqual([]);
    const names = new Set(pages.map(({ name }) => name));
    expect(TITLED_ISSUES.filter((name) => !names.has(name))).toEqual([]);
  });

  test("are at the address of an issue", () => {
    const urls = Object.entries(ISSUE_EXPLANATIONS).map(
      ([name, { example }]) => makeIssue({ name, at: "", details: example } as IssueReport).url,
    );
    expect(urls.filter((url) => !PAGES.has(url.replace(DOCUMENTATION_ADDRESS, "docs")))).toEqual([]);
  });
});

describe("formula pages", () => {
  test("give every public formula its sentence, its specification and its units", () => {
    const incomplete = listFormulas()
      .flatMap(({ formulas }) => formulas)
      .filter(
        ({ specifier, doc }) =>
          specifier !== undefined && (doc === undefined || doc.parts.length + doc.spec.length === 0),
      )
      .map(({ path, line, name }) => `${path}:${line} ${name} has no doc comment`);
    expect(incomplete).toEqual([]);
  });
});

describe("@spec tags", () => {
  const citations = citationsOf(readSources());

  test("quote sentences that scripts/spec-sentences.json knows", () => {
    expect(
      unplacedQuotations(citations),
      "correct the quotation, or add a cite to scripts/spec-sentences.json",
    ).toEqual([]);
  });

  test("cite decisions that are recorded", () => {
    const unknown = citations
      .filter(({ document, section }) => document === "D" && !PAGES.get("docs/SPEC-MAP.md")?.includes(`[${section}](`))
      .map(({ path, line, section }) => `${path}:${line} ${section}`);
    expect(unknown).toEqual([]);
  });

  test("of a misspelt quotation are found", () => {
    const [citation] = citationsOf([{ path: "a.ts", text: '/** @spec C §9 "Intrest rounds to 3 decimals"; D19 */' }]);
    expect(citation).toEqual({
      path: "a.ts",
      line: 1,
      document: "C",
      section: "§9",
      phrases: ["Intrest rounds to 3 decimals"],
      quotations: ["Intrest rounds to 3 decimals"],
    });
    expect(citation && unplacedQuotations([citation])).toHaveLength(1);
  });
});
