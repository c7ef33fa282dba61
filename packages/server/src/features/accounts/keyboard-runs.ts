/** Rows of a US keyboard and of its number pad. Keys in one column have the same index. */
const ROWS = ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"];
const NUMBER_PAD = ["789", "456", "123"];

/** Keys with Shift, and the same keys without it. */
const WITH_SHIFT = '!@#$%^&*()_+{}:"<>?';
const WITHOUT_SHIFT = "1234567890-=[];',./";

/** Shorter runs of neighboring keys occur in many words. */
const SHORTEST_RUN = 3;

/** Maximum share of other characters in a password that counts as made of runs. */
const OTHER_PART = 1 / 4;

/** Number of other characters that are a good password on their own, for any share. */
const ENOUGH_OTHERS = 8;

const LINES = [...ROWS, ...columnsOf(ROWS, 0), ...columnsOf(ROWS, 1), ...columnsOf(NUMBER_PAD, 0)].flatMap((line) => [
  line,
  [...line].reverse().join(""),
]);

/**
 * True if a password consists almost only of rows and columns of a US keyboard, in any direction and number, with or
 * without Shift: `qwertyuiopasdfghjkl123456789zx`, `1qaz2wsx3edc4rfv`.
 */
export function isMadeOfKeyboardRuns(password: string): boolean {
  const others = charactersBesideRuns(withoutShift(password));
  return others < ENOUGH_OTHERS && others <= password.length * OTHER_PART;
}

/** Smallest number of characters outside runs, over all ways to divide the keys into runs. */
function charactersBesideRuns(keys: string): number {
  /** Result for the rest of the keys, by start index. */
  const fewest: number[] = Array(keys.length + 1).fill(0);
  for (let from = keys.length - 1; from >= 0; from -= 1) {
    let least = 1 + (fewest[from + 1] ?? 0);
    for (let end = from + longestRun(keys, from); end >= from + SHORTEST_RUN; end -= 1) {
      least = Math.min(least, fewest[end] ?? 0);
    }
    fewest[from] = least;
  }
  return fewest[0] ?? 0;
}

/** Length of the longest run that begins at an index. */
function longestRun(keys: string, from: number): number {
  return Math.max(...LINES.map((line) => commonBeginning(keys, from, line)));
}

function commonBeginning(keys: string, from: number, line: string): number {
  const start = line.indexOf(keys.charAt(from));
  if (start === -1) return 0;
  let length = 0;
  while (start + length < line.length && keys[from + length] === line[start + length]) length += 1;
  return length;
}

/** Columns from the top row down: straight, or one key to the left in each row. */
function columnsOf(rows: readonly string[], leftward: 0 | 1): readonly string[] {
  const [top = ""] = rows;
  return [...top].map((_, column) => rows.map((row, below) => row.charAt(column - below * leftward)).join(""));
}

function withoutShift(password: string): string {
  return [...password.toLowerCase()].map((key) => WITHOUT_SHIFT[WITH_SHIFT.indexOf(key)] ?? key).join("");
}
