import { Decimal as EngineDecimal } from "../../packages/engine/src/decimal/decimal.js";

/** Far more digits than any example shows, so that only an error in the text can differ. */
const Decimal = EngineDecimal.clone({ precision: 60 });
type Decimal = EngineDecimal;

type Token =
  | { readonly kind: "number"; readonly value: Decimal; readonly decimals: number; readonly isCutOff: boolean }
  | { readonly kind: "sign"; readonly sign: string }
  | { readonly kind: "name"; readonly name: string };

const SPACE = "[ \\u2009\\u00a0\\u202f]";
const NUMBER = new RegExp(`^(\\d{1,3}(?:${SPACE}\\d{3})+(?!\\d)|\\d+)(?:\\.(\\d+))?(…)?`);
const FUNCTIONS = ["round", "min", "max"];
const SIGNS: Readonly<Record<string, string>> = {
  "×": "*",
  "*": "*",
  "÷": "/",
  "/": "/",
  "+": "+",
  "−": "-",
  "-": "-",
  "^": "^",
};

/**
 * Error in a line of a doc comment that contains a worked example; undefined if the line is correct, or is an equation
 * in words.
 *
 *     13 200 000 ÷ 4 400 000 = 3            exact
 *     15 000 ÷ 0.95 = 15 789.47…            exact to the digits shown
 *     1 000 000 × 0.05 ÷ 12 = 4 166.667     when the formula says "to three decimals"
 *     7 ÷ 2 = 3.5, rounded 4                both are checked
 *     2024-01-31 + 18 months = 2025-07-31   dates
 *
 * @param roundedTo - Decimals to which the formula rounds, if it does.
 */
export function checkWorkedExample(line: string, roundedTo?: number): string | undefined {
  if (!isWorkedExample(line)) return undefined;
  const statement = statementOf(line);
  const date = DATE.exec(statement);
  if (date !== null) return checkDate(date);
  try {
    const [equation = "", ...roundings] = statement.split(/, rounded /);
    const [first = "", ...others] = equation.split(/ = /);
    const exact = evaluate(first);
    for (const other of others) {
      const wrong = compare(exact, other, roundedTo);
      if (wrong !== undefined) return wrong;
    }
    return roundings.map((rounded) => compareRounded(exact, rounded)).find((wrong) => wrong !== undefined);
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** True for a line that starts with a figure (after a label) and has a result. */
export function isWorkedExample(line: string): boolean {
  const statement = statementOf(line);
  return statement.includes(" = ") && /^[−-]?\(*(?:\d|(?:round|min|max)\([\d(−-])/.test(statement);
}

/** Number of decimals to which the words of a formula round. */
export function statedDecimals(words: string): number | undefined {
  const COUNTS = ["zero", "one", "two", "three", "four", "five", "six"];
  const [, count = ""] = /\bto (\w+) decimals?\b/.exec(words) ?? [];
  if (COUNTS.includes(count)) return COUNTS.indexOf(count);
  if (/\bto the cent\b/.test(words)) return 2;
  return /\bwhole (?:\$|dollars)/i.test(words) ? 0 : undefined;
}

/** Removes a label in front and a note in parentheses at the end: `End: 1 + 1 = 2   (year 3)` becomes `1 + 1 = 2`. */
const statementOf = (line: string): string =>
  line
    .trim()
    .replace(/^[A-Za-z][^=:]*: /, "")
    .replace(/\s+\([^()]*[A-Za-z]{3}[^()]*\)$/, "");

function compare(exact: Decimal, written: string, roundedTo: number | undefined): string | undefined {
  const figure = figureOf(written);
  if (figure === undefined) return compareExact(exact, evaluate(written));
  if (figure.isCutOff) return compareExact(exact.toDecimalPlaces(figure.decimals, Decimal.ROUND_DOWN), figure.value);
  if (exact.eq(figure.value)) return undefined;
  return compareExact(roundedTo === undefined ? exact : exact.toDecimalPlaces(roundedTo), figure.value);
}

function compareRounded(exact: Decimal, written: string): string | undefined {
  const figure = figureOf(written);
  return figure === undefined
    ? `"${written}" is not a figure`
    : compareExact(exact.toDecimalPlaces(figure.decimals), figure.value);
}

const compareExact = (exact: Decimal, written: Decimal): string | undefined =>
  exact.eq(written) ? undefined : `comes to ${exact.toFixed()}, not to ${written.toFixed()}`;

/** The only figure of a side, without sign and unit; undefined for anything longer. */
function figureOf(text: string): { value: Decimal; decimals: number; isCutOff: boolean } | undefined {
  const [first, second, ...more] = tokensOf(text);
  if (first?.kind === "number" && second === undefined) return first;
  if (first?.kind !== "sign" || first.sign !== "-" || second?.kind !== "number" || more.length > 0) return undefined;
  return { ...second, value: second.value.negated() };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const number = NUMBER.exec(rest);
    const word = /^[A-Za-z$][\w$/]*/.exec(rest);
    const symbol = rest.charAt(0);
    if (number !== null) {
      const [whole, integer = "", fraction = "", cut] = number;
      const isPercent = /^ ?%/.test(rest.slice(whole.length));
      const value = new Decimal(`${integer.replace(/\D/g, "")}.${fraction || "0"}`).div(isPercent ? 100 : 1);
      tokens.push({ kind: "number", value, decimals: fraction.length, isCutOff: cut !== undefined });
      rest = rest.slice(whole.length).replace(/^ ?%/, "");
    } else if (word !== null) {
      // Any other word is a unit and is ignored.
      if (FUNCTIONS.includes(word[0])) tokens.push({ kind: "name", name: word[0] });
      rest = rest.slice(word[0].length);
    } else {
      const sign = SIGNS[symbol] ?? (["(", ")", ","].includes(symbol) ? symbol : undefined);
      if (sign === undefined) throw new Error(`unexpected "${symbol}"`);
      tokens.push({ kind: "sign", sign });
      rest = rest.slice(1);
    }
    rest = rest.trimStart();
  }
  return tokens;
}

/** Value of an expression: + −, then × ÷, then signs, then ^, then parentheses and functions. */
function evaluate(text: string): Decimal {
  const tokens = tokensOf(text);
  let next = 0;
  const take = (...signs: string[]): string | undefined => {
    const token = tokens[next];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return undefined;
    next += 1;
    return token.sign;
  };
  const expect = (sign: string): void => {
    if (take(sign) === undefined) throw new Error(`"${sign}" is missing in "${text}"`);
  };
  const total = (): Decimal => {
    let value = product();
    for (let sign = take("+", "-"); sign !== undefined; sign = take("+", "-")) {
      const term = product();
      value = sign === "+" ? value.plus(term) : value.minus(term);
    }
    return value;
  };
  const product = (): Decimal => {
    let value = signed();
    for (let sign = take("*", "/"); sign !== undefined; sign = take("*", "/")) {
      const factor = signed();
      value = sign === "*" ? value.times(factor) : value.div(factor);
    }
    return value;
  };
  const signed = (): Decimal => (take("-") ? signed().negated() : power());
  const power = (): Decimal => {
    const base = atom();
    return take("^") ? base.pow(signed()) : base;
  };
  const atom = (): Decimal => {
    const token = tokens[next];
    if (token?.kind === "number") {
      next += 1;
      return token.value;
    }
    if (token?.kind === "name") {
      next += 1;
      expect("(");
      const values = [total()];
      while (take(",")) values.push(total());
      expect(")");
      return call(token.name, values);
    }
    expect("(");
    const value = total();
    expect(")");
    return value;
  };
  const value = total();
  if (next < tokens.length) throw new Error(`"${text}" does not end where it should`);
  return value;
}

function call(name: string, [first = new Decimal(0), ...others]: readonly Decimal[]): Decimal {
  if (name === "min") return Decimal.min(first, ...others);
  if (name === "max") return Decimal.max(first, ...others);
  return first.toDecimalPlaces(others[0]?.toNumber() ?? 0);
}

const DATE = /^(\d{4})-(\d{2})-(\d{2}) ([+−-]) (\d+) (month|year)s? = (\d{4}-\d{2}-\d{2})$/;

function checkDate(match: RegExpExecArray): string | undefined {
  const [, year, month, day, sign, count, unit, written] = match;
  const months = Number(count) * (unit === "year" ? 12 : 1) * (sign === "+" ? 1 : -1);
  const index = Number(year) * 12 + Number(month) - 1 + months;
  const [movedYear, movedMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const lastDay = new Date(Date.UTC(movedYear, movedMonth, 0)).getUTCDate();
  const pad = (part: number): string => String(part).padStart(2, "0");
  const moved = `${movedYear}-${pad(movedMonth)}-${pad(Math.min(Number(day), lastDay))}`;
  return moved === written ? undefined : `comes to ${moved}, not to ${written}`;
}
