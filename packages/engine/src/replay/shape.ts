/** A place of an envelope that does not hold what it has to. */
export interface EnvelopeProblem {
  /** `engine.version`, `issues[2].at`; empty for the envelope as a whole. */
  readonly at: string;
  readonly expected: string;
  /** Value at the path, as short text; absent if there is no value. */
  readonly found?: string;
}

export type ReportProblem = (problem: EnvelopeProblem) => void;

/** Looks at a value as a whole, reports everything that is wrong with it, and says whether nothing is. */
export type Shape<Value> = (found: unknown, at: string, report: ReportProblem) => found is Value;

const LONGEST_FOUND = 60;

/** A value that passes a test. */
function valueThat<Value>(expected: string, passes: (found: unknown) => found is Value): Shape<Value> {
  return (found, at, report): found is Value => {
    const isRight = passes(found);
    if (!isRight) report({ at, expected, ...(found !== undefined && { found: shortText(found) }) });
    return isRight;
  };
}

const shortText = (found: unknown): string => {
  const text = JSON.stringify(found);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
};

export const text: Shape<string> = valueThat("text", (found) => typeof found === "string");

export const wholeNumber: Shape<number> = valueThat("a whole number", (found): found is number =>
  Number.isInteger(found),
);

export const textLike = (expected: string, pattern: RegExp): Shape<string> =>
  valueThat(expected, (found): found is string => typeof found === "string" && pattern.test(found));

export const oneOf = <Member extends string>(...members: readonly Member[]): Shape<Member> =>
  valueThat(members.map((member) => `"${member}"`).join(" or "), (found): found is Member =>
    members.some((member) => member === found),
  );

const aList: Shape<readonly unknown[]> = valueThat("a list", (found): found is readonly unknown[] =>
  Array.isArray(found),
);

export const anObject: Shape<Readonly<Record<string, never>>> = valueThat(
  "an object",
  (found): found is Readonly<Record<string, never>> =>
    typeof found === "object" && found !== null && !Array.isArray(found),
);

export function listOf<Item>(item: Shape<Item>): Shape<readonly Item[]> {
  return (found, at, report): found is readonly Item[] =>
    aList(found, at, report) && allOf(found.map((one, index) => item(one, `${at}[${index}]`, report)));
}

/** An object of any names whose values have one shape. */
export function recordOf<Value>(value: Shape<Value>): Shape<Readonly<Record<string, Value>>> {
  return (found, at, report): found is Readonly<Record<string, Value>> =>
    anObject(found, at, report) &&
    allOf(Object.entries<unknown>(found).map(([name, member]) => value(member, join(at, name), report)));
}

type Members<Value> = { readonly [Name in keyof Value]-?: Shape<Exclude<Value[Name], undefined>> };

/** An object of these members and no others. */
export function objectOf<Value extends object>(
  members: Members<Value>,
  optional: readonly (keyof Value & string)[] = [],
): Shape<Value> {
  const shapes = new Map(Object.entries<Shape<unknown>>(members));
  const left = new Set<string>(optional);
  return (found, at, report): found is Value => {
    if (!anObject(found, at, report)) return false;
    const values = new Map(Object.entries<unknown>(found));
    const known = [...shapes].map(([name, shape]) =>
      values.has(name) || !left.has(name) ? shape(values.get(name), join(at, name), report) : true,
    );
    const unknown = [...values].filter(([name]) => !shapes.has(name));
    for (const [name, value] of unknown) {
      report({ at: join(at, name), expected: "no member of this name", found: shortText(value) });
    }
    return allOf(known) && unknown.length === 0;
  };
}

const allOf = (results: readonly boolean[]): boolean => results.every(Boolean);
const join = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);
