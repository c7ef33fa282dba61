/** What holds for all calls. Names of calls and fields stand between backticks. */
export const CONVENTIONS: readonly string[] = [
  "Bodies and replies are JSON in UTF-8, except for files, which are sent and received as they are. Fields that are not described are refused.",
  "Log in with `POST /api/login` and send the token with every call: `Authorization: Bearer …`. It holds for `expiresIn` seconds; `POST /api/refresh` changes it for the next one, also when it has just expired.",
  'Amounts and other decimals are texts of digits, `"1204.50"`, so that nothing is lost on the way. Rates are fractions: 0.05 is 5%. Days are `YYYY-MM-DD`, instants ISO 8601.',
  "Ids are UUIDs. Kinds are numbers; `GET /api/lists` has their names.",
  "Long lists come in pages: `limit` says how many, `cursor` where to go on. The list of projects is a plain list and names the next page in the header Next-Cursor; all others are `{items, next}`.",
  "A change that names the `revision` it was made from is refused when somebody else has changed the same meanwhile (409, `stale`). Without it, the last change wins.",
  "Every answer that is no success is an `Error`. An address that does not take a method answers 405 with the header Allow.",
  "What one may not see is not there (404).",
];
