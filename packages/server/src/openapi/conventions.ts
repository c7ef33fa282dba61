/** Conventions of all endpoints. Names of endpoints and fields are between backticks. */
export const CONVENTIONS: readonly string[] = [
  "Bodies and replies are JSON in UTF-8, except for files, which are sent as plain bytes. The server refuses fields that are not described.",
  "Sign in with `POST /api/login` and send the token with every request: `Authorization: Bearer …`. The token expires after `expiresIn` seconds; `POST /api/refresh` exchanges the token for the next one, even if it has just expired.",
  'Amounts and other decimals are strings, `"1204.50"`, to keep every digit. Rates are fractions: 0.05 is 5%. Days are `YYYY-MM-DD`, times are ISO 8601.',
  "IDs are UUIDs. Categories are numbers; `GET /api/lists` has their names.",
  "Long lists have pages: `limit` is the maximum number of items, `cursor` is the position of the page. The list of projects is a plain list with the next cursor in the header Next-Cursor; all other lists are `{items, next}`.",
  "Send the `revision` that you read with a change. The server refuses the change if another request changed the resource since (409, `stale`). Without a revision, the last change wins.",
  "Every error reply is an `Error`. A request with an unsupported method gets 405 with the header Allow.",
  "Resources that the account cannot see return 404.",
];
