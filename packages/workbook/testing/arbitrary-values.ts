import fc from "fast-check";

export const member = <Value>(enumeration: Readonly<Record<string, Value>>): fc.Arbitrary<Value> =>
  fc.constantFrom(...Object.values(enumeration));

/** Any decimal the engine takes, up to 20 digits before the point and 15 after it. */
export const amount: fc.Arbitrary<string> = fc.oneof(
  fc.nat({ max: 10_000_000 }).map(String),
  fc.tuple(fc.nat({ max: 99_999_999 }), fc.nat({ max: 99 })).map(([whole, cents]) => `${whole}.${cents}`),
  fc.stringMatching(/^(0|[1-9]\d{0,19})(\.\d{0,14}[1-9])?$/),
);
export const signed: fc.Arbitrary<string> = fc
  .tuple(fc.boolean(), amount)
  .map(([isNegative, text]) => (isNegative && /[1-9]/.test(text) ? `-${text}` : text));
export const rate: fc.Arbitrary<string> = fc
  .nat({ max: 150_000 })
  .map((millionths) => (millionths / 1_000_000).toFixed(6));
export const date: fc.Arbitrary<string> = fc
  .date({ min: new Date("1901-01-01T00:00:00Z"), max: new Date("2100-12-31T00:00:00Z"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
export const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "007",
    " padded ",
    "two\nlines",
    "a\tb",
    "_x0041_",
    "<&>\"'",
    "naïve – 日本",
    "1e5",
  ),
  fc.string({ minLength: 1, maxLength: 12 }).filter((candidate) => candidate.trim() !== ""),
);

/** Any of the fields, also none. */
export function record<Fields extends Readonly<Record<string, fc.Arbitrary<unknown>>>>(
  fields: Fields,
): fc.Arbitrary<object> {
  return fc.record(fields, { requiredKeys: [] });
}

export const byField = (
  fields: readonly number[],
  value: fc.Arbitrary<string>,
): fc.Arbitrary<{ fieldId: number; value: string }[]> =>
  fc
    .subarray([...fields])
    .chain((chosen) => fc.tuple(...chosen.map((fieldId) => value.map((of) => ({ fieldId, value: of })))));

export const years = (last: number): fc.Arbitrary<number[]> =>
  fc.subarray(
    Array.from({ length: last }, (_, index) => index + 1),
    { maxLength: 6 },
  );

export const withoutEmpty = <Item extends object>(items: fc.Arbitrary<Item[]>, keys: number): fc.Arbitrary<Item[]> =>
  items.map((all) => all.filter((item) => Object.keys(item).length > keys));
