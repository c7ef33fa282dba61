import { listIssuePages } from "./issue-pages.js";
import { issueTitle } from "./issue-titles.js";

/** Texts of `epb explain CODE` for each code, loaded by the command line: the words of the pages in `docs/issues`. */
export function issueTexts(): ReadonlyMap<string, string> {
  const texts = [...listIssuePages()]
    .sort((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, name, severity, kind, area, message, meaning, advice, hasExampleValues }) => [
      code,
      {
        name,
        title: issueTitle(name, message),
        severity,
        metIn: area === undefined ? kind : `${kind}: ${area}`,
        message,
        meaning,
        advice,
        hasExampleValues,
      },
    ]);
  const content = `${JSON.stringify(Object.fromEntries(texts), undefined, 2)}\n`;
  return new Map([["packages/cli/src/generated/issue-texts.json", content]]);
}
