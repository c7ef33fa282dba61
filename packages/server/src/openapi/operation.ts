import type { Call } from "@epb/contract";
import { areaOf } from "./areas.js";
import { type CallSchemas, isBytes, type JsonSchema } from "./call-schemas.js";
import { EXAMPLES } from "./examples.js";
import { policyWords } from "./policy-words.js";

/** Answers that are no success, and when calls give them. */
export const ERROR_RESPONSES: readonly {
  readonly status: number;
  readonly name: string;
  readonly description: string;
  readonly isGivenBy: (call: Call) => boolean;
}[] = [
  {
    status: 400,
    name: "Invalid",
    description: "What was sent is not what the call takes; `issues` says where.",
    isGivenBy: ({ params, query, body }) => [params, query, body].some((part) => part !== undefined),
  },
  {
    status: 401,
    name: "Unauthorized",
    description: "Nobody is logged in, or the session has ended.",
    isGivenBy: ({ policy, name }) => policy.kind !== "public" || name === "login" || name === "refresh",
  },
  {
    status: 403,
    name: "Forbidden",
    description: "The account may not do this, or is not ready yet.",
    isGivenBy: ({ policy }) => ["user", "group", "project"].includes(policy.kind),
  },
  {
    status: 404,
    name: "NotFound",
    description: "It does not exist, or the account may not know of it.",
    isGivenBy: ({ params, policy }) =>
      params !== undefined ||
      policy.kind === "testSite" ||
      (policy.kind === "group" && policy.isHiddenOnTestSite === true),
  },
  {
    status: 409,
    name: "Conflict",
    description: "It was changed meanwhile, its name is taken, or it is not at the point for this.",
    isGivenBy: ({ method, policy }) => method !== "GET" && policy.kind !== "public",
  },
  {
    status: 413,
    name: "TooLarge",
    description: "The body is larger than what is taken.",
    isGivenBy: ({ body }) => body !== undefined,
  },
  {
    status: 415,
    name: "NotJson",
    description: "The body is not JSON.",
    isGivenBy: ({ body }) => body !== undefined && !isBytes(body),
  },
];

/** A call as OpenAPI describes it. */
export function operationOf(call: Call, schemas: CallSchemas): object {
  const parameters = [...parametersOf("path", call.params, schemas), ...parametersOf("query", call.query, schemas)];
  return {
    operationId: call.name,
    tags: [areaOf(call).name],
    summary: call.summary,
    description: `Who may: ${policyWords(call.policy)}`,
    ...(call.policy.kind === "public" && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body !== undefined && {
      requestBody: { required: true, content: contentOf(call.body, EXAMPLES[call.name]?.body, schemas) },
    }),
    responses: {
      [String(call.status ?? (call.reply === undefined ? 204 : 200))]: {
        description: call.reply === undefined ? "Done; there is nothing to say." : "Done.",
        ...(call.reply !== undefined && { content: contentOf(call.reply, EXAMPLES[call.name]?.reply, schemas) }),
      },
      ...Object.fromEntries(
        ERROR_RESPONSES.filter(({ isGivenBy }) => isGivenBy(call)).map(({ status, name }) => [
          String(status),
          { $ref: `#/components/responses/${name}` },
        ]),
      ),
      default: { $ref: "#/components/responses/Unexpected" },
    },
  };
}

function parametersOf(
  place: "path" | "query",
  schema: Call["params"] | Call["query"],
  { propertiesOf, requiredOf }: CallSchemas,
): readonly object[] {
  return Object.entries(propertiesOf(schema)).map(([name, property]: [string, JsonSchema]) => ({
    name,
    in: place,
    required: place === "path" || requiredOf(schema).includes(name),
    schema: property,
  }));
}

function contentOf(form: NonNullable<Call["body"] | Call["reply"]>, example: unknown, { nameOf }: CallSchemas): object {
  // Bytes have no schema in OpenAPI 3.1: the content type says it all.
  if (isBytes(form)) return Object.fromEntries(form.contentTypes.map((type) => [type, {}]));
  const schema = { $ref: `#/components/schemas/${nameOf(form) ?? ""}` };
  return { "application/json": { schema, ...(example !== undefined && { example }) } };
}
