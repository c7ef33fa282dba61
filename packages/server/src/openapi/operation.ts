import { type Call, type CallGroup, LIMITS } from "@epb/contract";
import { EXAMPLES } from "@epb/contract/documentation";
import { type CallSchemas, ERROR_SCHEMA_NAME, isBytes } from "./call-schemas.js";
import { errorsByStatus } from "./error-schema.js";
import { RETRY_AFTER, replyHeaders, requestHeaders } from "./headers.js";
import { policyWords } from "./policy-words.js";
import type { JsonSchema } from "./tidy-schema.js";
import { wordsOf } from "./words-of.js";

/** Statuses with the header Retry-After. */
const WAITING: ReadonlySet<number> = new Set([429, 503]);

/** A call as OpenAPI describes it. */
export function operationOf(call: Call, area: CallGroup["area"], schemas: CallSchemas): object {
  const parameters = [
    ...parametersOf("path", call, schemas),
    ...parametersOf("query", call, schemas),
    ...requestHeaders(call),
  ];
  const example = EXAMPLES.get(call.name);
  const headers = replyHeaders(call);
  return {
    operationId: call.name,
    tags: [area],
    summary: call.summary,
    description: `Access: ${policyWords(call.policy)}`,
    ...(call.policy.kind === "public" && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body !== undefined && {
      requestBody: {
        description: bodyWords(call),
        required: true,
        content: contentOf(call.body, example?.body, schemas),
      },
    }),
    responses: {
      [String(statusOf(call))]: {
        description: call.reply === undefined ? "Success, without content." : "Success.",
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(call.reply !== undefined && { content: contentOf(call.reply, example?.reply, schemas) }),
      },
      ...Object.fromEntries(
        [...errorsByStatus(call)].map(([status, errors]) => [String(status), errorResponse(status, errors)]),
      ),
      default: { $ref: "#/components/responses/Unexpected" },
    },
  };
}

/** Of a success. */
export const statusOf = ({ status, reply }: Call): number => status ?? (reply === undefined ? 204 : 200);

/** Maximum size of a body. */
export function bodyWords({ body, bodyLimitBytes }: Call): string {
  if (body === undefined) return "";
  const [bytes, what] = isBytes(body) ? [LIMITS.uploadBytes, "File"] : [bodyLimitBytes ?? LIMITS.bodyBytes, "JSON"];
  return `${what}, at most ${bytes.toLocaleString("en-US")} bytes.`;
}

type Errors = NonNullable<ReturnType<ReturnType<typeof errorsByStatus>["get"]>>;

/** The codes with which a call answers a status. */
function errorResponse(status: number, errors: Errors): object {
  const [first] = errors;
  return {
    description: errors.map(({ code, meaning }) => `- \`${code}\`: ${meaning}`).join("\n"),
    ...(WAITING.has(status) && { headers: { "Retry-After": RETRY_AFTER } }),
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: `#/components/schemas/${ERROR_SCHEMA_NAME}` },
            { properties: { code: codeSchema(errors.map(({ code }) => code)) } },
          ],
        },
        example: { code: first?.code.replace("*", "figure/unknown"), message: first?.meaning },
      },
    },
  };
}

/** Those that begin alike are a pattern. */
function codeSchema(codes: readonly string[]): object {
  const open = codes.filter((code) => code.endsWith("/*"));
  const whole = { enum: codes.filter((code) => !open.includes(code)) };
  if (open.length === 0) return whole;
  return { anyOf: [whole, ...open.map((code) => ({ pattern: `^${code.slice(0, -1)}` }))] };
}

function parametersOf(
  place: "path" | "query",
  call: Call,
  { propertiesOf, requiredOf }: CallSchemas,
): readonly object[] {
  const form = place === "path" ? call.params : call.query;
  return Object.entries(propertiesOf(form)).map(([name, schema]: [string, JsonSchema]) => ({
    name,
    in: place,
    required: place === "path" || requiredOf(form).includes(name),
    description: wordsOf(call.name, name),
    // One parameter has several values, separated by commas.
    ...(schema.type === "array" && { style: "form", explode: false }),
    schema,
  }));
}

function contentOf(form: NonNullable<Call["body"] | Call["reply"]>, example: unknown, { nameOf }: CallSchemas): object {
  // Bytes have no schema in OpenAPI 3.1: the content type is enough.
  if (isBytes(form)) return Object.fromEntries(form.contentTypes.map((type) => [type, {}]));
  const schema = { $ref: `#/components/schemas/${nameOf(form) ?? ""}` };
  return { "application/json": { schema, ...(example !== undefined && { example }) } };
}
