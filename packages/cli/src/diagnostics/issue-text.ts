import { issuePage } from "@epb/engine";
import { nearMisses } from "@epb/engine/lookup";
import texts from "../generated/issue-texts.json" with { type: "json" };

/** Texts for a code. */
export interface IssueText {
  readonly name: string;
  /** Short title, `Missing loan amount`. */
  readonly title: string;
  readonly severity: string;
  readonly metIn: string;
  readonly message: string;
  readonly meaning: string;
  readonly advice: string;
  /** Message and advice carry values that are examples. */
  readonly hasExampleValues: boolean;
  readonly url: string;
}

const TEXTS: Readonly<Record<string, Omit<IssueText, "url">>> = texts;

/** Text for a code or its name; undefined for an unknown word. */
export function issueText(word: string): { readonly code: string; readonly text: IssueText } | undefined {
  const wanted = word.toLowerCase();
  const found = Object.entries(TEXTS).find(([code, { name }]) => code.toLowerCase() === wanted || name === wanted);
  if (found === undefined) return undefined;
  const [code, text] = found;
  return { code, text: { ...text, url: issuePage(code) } };
}

/** Short title of a finding; its name if the catalog has no such code. */
export const issueTitle = ({ code, name }: { readonly code: string; readonly name: string }): string =>
  TEXTS[code]?.title ?? name;

/** Every code with its text, sorted by code. */
export const allIssueTexts = (): readonly { readonly code: string; readonly text: IssueText }[] =>
  Object.entries(TEXTS)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, text]) => ({ code, text: { ...text, url: issuePage(code) } }));

/** Suggestions for a mistyped code. */
export function similarCodes(word: string): readonly string[] {
  return nearMisses(
    word,
    Object.entries(TEXTS).map(([code, { name }]) => ({ suggestion: code, names: [code, name] })),
  );
}

/** True for a code of a finding, `EPB-PRC-001`. */
export const isKnownCode = (code: string): boolean => Object.hasOwn(TEXTS, code);

/** True for an area of codes, `EPB-PRC`. */
export const isKnownArea = (area: string): boolean =>
  /^EPB-[A-Z]+$/.test(area) && Object.keys(TEXTS).some((code) => code.startsWith(`${area}-`));
