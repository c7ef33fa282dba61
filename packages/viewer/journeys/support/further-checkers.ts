import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

// Accessibility checkers beside axe. Each of them finds faults that the others do not report (0091).

const require = createRequire(import.meta.url);
const EQUAL_ACCESS = readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8");
const CODE_SNIFFER = readFileSync(require.resolve("html_codesniffer/build/HTMLCS.js"), "utf8");

interface Exception {
  /** Code of the rule, as it is in the fault. */
  readonly rule: string;
  /** Selects the only elements to which the exception applies. */
  readonly at: string;
  readonly reason: string;
}

/** Faults in which a checker is wrong. */
const EXCEPTIONS: readonly Exception[] = [
  {
    rule: "input_autocomplete_valid",
    at: 'input[type="email"][autocomplete="username"]',
    reason: "HTML permits the value username for fields of the type email, and password managers look for it.",
  },
  {
    rule: "WCAG2AA.Principle1.Guideline1_3.1_3_5.H98",
    at: 'input:is([type="email"][autocomplete="username"], [type="url"][autocomplete="url"])',
    reason: "HTML permits both. The checker compares url with the type email.",
  },
  {
    rule: "WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired",
    at: "table:not(:has(th[scope=colgroup]))",
    reason:
      "Without a common heading of columns, scope is enough. The checker expects cells to name headings of other rows.",
  },
];

/** Part of the interface of Equal Access. */
interface EqualAccess {
  readonly Checker: new () => {
    check(
      node: Element | Document,
      guidelines: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly message: string;
        readonly snippet: string;
        readonly value: readonly [string, string];
        readonly node: Element;
      }[];
    }>;
  };
}

/** Part of the interface of HTML_CodeSniffer. */
interface CodeSniffer {
  getTranslation(key: string): string;
  getMessages(): readonly {
    readonly type: number;
    readonly code: string;
    readonly msg: string;
    readonly element: Element;
  }[];
  process(standard: string, source: Element, done: () => void, failed: (reason: unknown) => void): void;
}

/** Violations that IBM Equal Access finds in parts of the page, one line each. */
export async function equalAccessViolations(page: Page, within: string): Promise<readonly string[]> {
  if (await page.evaluate(() => !("ace" in globalThis))) await page.evaluate(EQUAL_ACCESS);
  return page.evaluate(
    async ({ within, exceptions }) => {
      const { ace } = globalThis as unknown as { readonly ace: EqualAccess };
      const found: string[] = [];
      for (const part of document.querySelectorAll(within)) {
        // Of a whole page, rules about the page count too.
        const { results } = await new ace.Checker().check(part === document.documentElement ? document : part, [
          "WCAG_2_2",
        ]);
        for (const { ruleId, message, snippet, value, node } of results) {
          const isFault = value[0] === "VIOLATION" && value[1] === "FAIL";
          if (!isFault || exceptions.some(({ rule, at }) => rule === ruleId && node.matches(at))) continue;
          found.push(`${ruleId}: ${message} (${snippet})`);
        }
      }
      return found;
    },
    { within, exceptions: EXCEPTIONS },
  );
}

/** Errors of WCAG 2 AA that HTML_CodeSniffer finds in parts of the page, one line each. */
export async function codeSnifferErrors(page: Page, within: string): Promise<readonly string[]> {
  if (await page.evaluate(() => !("HTMLCS" in globalThis))) await page.evaluate(CODE_SNIFFER);
  return page.evaluate(
    async ({ within, exceptions }) => {
      const { HTMLCS } = globalThis as unknown as { readonly HTMLCS: CodeSniffer };
      // The checker has no text for some of its errors, and stops at them instead of reporting them.
      const { getTranslation } = HTMLCS;
      HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key) ?? key;
      const found: string[] = [];
      for (const part of document.querySelectorAll(within)) {
        // The checker looks for the names of elements in this part, as if it were a document.
        Object.assign(part, { getElementById: (id: string) => document.getElementById(id) });
        await new Promise<void>((done, failed) => HTMLCS.process("WCAG2AA", part, done, failed));
        for (const { type, code, msg, element } of HTMLCS.getMessages()) {
          if (type !== 1 || exceptions.some(({ rule, at }) => code.startsWith(rule) && element.matches(at))) continue;
          found.push(`${code}: ${msg} (${element.outerHTML.slice(0, 160)})`);
        }
      }
      HTMLCS.getTranslation = getTranslation;
      return found;
    },
    { within, exceptions: EXCEPTIONS },
  );
}
