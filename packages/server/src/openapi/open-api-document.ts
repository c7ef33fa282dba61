import { AREAS, type CallGroup } from "@epb/contract";
import type { ServerConfig } from "../base/server-config.js";
import { type CallSchemas, callSchemas, ERROR_SCHEMA_NAME } from "./call-schemas.js";
import { CONVENTIONS } from "./conventions.js";
import { ERROR_WORDS } from "./error-schema.js";
import { operationOf } from "./operation.js";
import type { JsonSchema } from "./tidy-schema.js";

/** An OpenAPI 3.1 document, as far as our page reads it. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** Describes the calls. All contents come from the rows that define routes and guards. */
export function openApiDocument(
  groups: readonly CallGroup[],
  { publicUrl, supportEmail }: Pick<ServerConfig, "publicUrl" | "supportEmail">,
): OpenApiDocument {
  const schemas = callSchemas(groups.flatMap(({ calls }) => calls));
  return {
    openapi: "3.1.1",
    info: {
      title: "epb",
      version: "1.0.0",
      summary: "Energy savings performance projects: accounts, projects, reports, applications.",
      description: CONVENTIONS.map((sentence) => `- ${sentence}`).join("\n"),
      contact: { name: "Support", email: supportEmail },
      license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(AREAS)
      .filter(([name]) => groups.some(({ area }) => area === name))
      .map(([name, description]) => ({ name, description })),
    security: [{ session: [] }],
    paths: pathsOf(groups, schemas),
    components: {
      schemas: schemas.components,
      responses: {
        Unexpected: {
          description: `Any other error reply, such as 502 from a reverse proxy. ${ERROR_WORDS}`,
          content: { "application/json": { schema: { $ref: `#/components/schemas/${ERROR_SCHEMA_NAME}` } } },
        },
      },
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "Token from `POST /api/login`. `POST /api/refresh` exchanges the token for the next one.",
        },
      },
    },
  };
}

function pathsOf(groups: readonly CallGroup[], schemas: CallSchemas): OpenApiDocument["paths"] {
  const paths: Record<string, Record<string, object>> = {};
  for (const { area, calls } of groups) {
    for (const call of calls) {
      const operations = paths[call.path] ?? {};
      operations[call.method.toLowerCase()] = operationOf(call, area, schemas);
      paths[call.path] = operations;
    }
  }
  return paths;
}
