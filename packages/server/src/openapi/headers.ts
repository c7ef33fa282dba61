import { type Call, errorsOf } from "@epb/contract";
import { isBytes } from "./call-schemas.js";

interface Header {
  readonly description: string;
  readonly schema: object;
}

/** Headers of replies, by their names; each call says which it has. */
const REPLY_HEADERS: Readonly<Record<NonNullable<Call["replyHeaders"]>[number], Header>> = {
  ETag: {
    description: 'Revision of the project in quotes, "3": what `If-Match` takes.',
    schema: { type: "string", examples: ['"3"'] },
  },
  "Next-Cursor": {
    description: "Where the next page begins, for `cursor`; the last page has none.",
    schema: { type: "string" },
  },
};

const FILE_NAME: Header = {
  description: "`attachment`, with the name under which to save the file.",
  schema: { type: "string", examples: ['attachment; filename="Town hall.xlsx"'] },
};

export const RETRY_AFTER: Header = {
  description: "Seconds to wait before the next try.",
  schema: { type: "integer", minimum: 1 },
};

/** Headers of the reply of a success. */
export function replyHeaders({ replyHeaders: names = [], reply }: Call): Readonly<Record<string, Header>> {
  return {
    ...Object.fromEntries(names.map((name) => [name, REPLY_HEADERS[name]])),
    ...(reply !== undefined && isBytes(reply) && reply.isShown !== true && { "Content-Disposition": FILE_NAME }),
  };
}

const wordsOfIfMatch = ({ body }: Call): string =>
  body !== undefined && isBytes(body)
    ? "ETag of the project as it was opened, whose data the upload replaces; a new project needs none."
    : "ETag of the project as it was opened; says the same as `revision` of the body.";

/** Headers of the request, as parameters. */
export function requestHeaders(call: Call): readonly object[] {
  if (!errorsOf(call).some(({ code }) => code === "input/if-match")) return [];
  return [
    {
      name: "If-Match",
      in: "header",
      required: false,
      description: wordsOfIfMatch(call),
      schema: { type: "string", pattern: '^(\\*|(W/)?"\\d{1,9}")$', examples: ['"3"'] },
    },
  ];
}
