import { type Call, errorsOf } from "@epb/contract";
import { isBytes } from "./call-schemas.js";

interface Header {
  readonly description: string;
  readonly schema: object;
}

/** Headers of replies, by name; each call lists those that it has. */
const REPLY_HEADERS: Readonly<Record<NonNullable<Call["replyHeaders"]>[number], Header>> = {
  ETag: {
    description: 'Revision of the project in quotes, "3". Send it as `If-Match`.',
    schema: { type: "string", examples: ['"3"'] },
  },
  "Next-Cursor": {
    description: "Cursor of the next page; absent on the last page.",
    schema: { type: "string" },
  },
};

const FILE_NAME: Header = {
  description: "`attachment`, with the name of the file.",
  schema: { type: "string", examples: ['attachment; filename="Town hall.xlsx"'] },
};

export const RETRY_AFTER: Header = {
  description: "Seconds to wait before a retry.",
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
    ? "ETag of the project whose data the upload replaces, from the preview. Not needed for a new project."
    : "ETag of the project that you read. Same effect as `revision` in the body.";

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
