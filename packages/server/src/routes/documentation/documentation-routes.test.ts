import { readFileSync } from "node:fs";
import { API, API_PAGE, GET_PROJECT, OPEN_API } from "@epb/contract";
import { WORDS } from "@epb/contract/documentation";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import type { OpenApiDocument } from "../../openapi/open-api-document.js";

let server: TestServer;
let document: OpenApiDocument;
let page: string;
let pageHeaders: Headers;
beforeAll(async () => {
  server = await TestServer.start();
  document = JSON.parse((await server.call(OPEN_API)).text) as OpenApiDocument;
  ({ text: page, headers: pageHeaders } = await server.call(API_PAGE));
});
afterAll(() => server.stop());

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const operations = (): Operation[] =>
  Object.values(document.paths).flatMap((path) => Object.values(path) as unknown as Operation[]);

/** All links within a document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "$ref" && typeof part === "string" ? [part] : referencesIn(part),
  );
}

describe("the OpenAPI document", () => {
  test("has version 3.1, the URL of the site, and a contact", () => {
    expect(document).toMatchObject({
      openapi: "3.1.1",
      info: { title: "epb", contact: { email: "support@epb.test" } },
      servers: [{ url: "http://epb.test" }],
    });
  });

  test("conforms to the schema of the OpenAPI Initiative, and its schemas to JSON Schema", () => {
    const metaSchema = new URL("../../../../../fixtures/schemas/openapi-3.1.json", import.meta.url);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const isOpenApi = ajv.compile(JSON.parse(readFileSync(metaSchema, "utf8")) as object);
    expect([isOpenApi(document), isOpenApi.errors]).toEqual([true, null]);
    expect(isOpenApi({ ...document, info: { title: 3 } })).toBe(false);
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
    }
  });

  test("has every call, and nothing else", () => {
    expect(
      operations()
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(API.map(({ name }) => name).sort());
  });

  test("gives every call an area that it describes", () => {
    const areas = new Map(document.tags.map(({ name, description }) => [name, description]));
    for (const { operationId, tags } of operations()) {
      expect([operationId, tags.map((tag) => areas.get(tag))]).toEqual([operationId, [expect.stringMatching(/\.$/)]]);
    }
    expect([...areas.keys()]).toContain("Applications");
  });

  test("describes each parameter of a path as required", () => {
    for (const [path, ofPath] of Object.entries(document.paths)) {
      for (const operation of Object.values(ofPath) as unknown as Operation[]) {
        const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
        expect(inPath.every(({ required }) => required)).toBe(true);
        expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual([...(path.match(/\{\w+\}/g) ?? [])].sort());
      }
    }
  });

  test("has no broken link", () => {
    const references = [...new Set(referencesIn(document))];
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      const found = reference
        .replace(/^#\//, "")
        .split("/")
        .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], document);
      expect([reference, typeof found]).toEqual([reference, "object"]);
    }
  });

  test("names each schema once, with characters that OpenAPI allows, and without its own dialect", () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
      expect(schema).not.toHaveProperty("$schema");
      expect(schema).not.toHaveProperty("$id");
    }
    expect(document.components.schemas["LoginReply"]).toMatchObject({
      properties: { currentUser: { $ref: "#/components/schemas/CurrentUser" } },
    });
  });

  test("says who may make each call, from the table of permissions", () => {
    const byName = new Map(operations().map((operation) => [operation.operationId, operation]));
    expect(byName.get("login")).toMatchObject({ description: "Access: Anyone.", security: [] });
    expect(byName.get("decideAccreditationApplication")?.description).toBe(
      "Access: Accounts of the groups Accreditation member or Administrator. Not available on a test site.",
    );
    expect(byName.get("currentUser")).not.toHaveProperty("security");
  });

  test("has the error replies with their codes", () => {
    const login = operations().find(({ operationId }) => operationId === "login");
    expect(Object.keys(login?.responses ?? {})).toEqual([
      "200",
      "400",
      "401",
      "413",
      "415",
      "429",
      "500",
      "503",
      "default",
    ]);
    expect(login?.responses["401"]).toMatchObject({
      content: {
        "application/json": {
          schema: { allOf: [{}, { properties: { code: { enum: ["session/bad-credentials"] } } }] },
        },
      },
    });
    expect(login?.responses["429"]).toHaveProperty("headers.Retry-After");
    expect(document.components.schemas["Error"]).toMatchObject({ required: ["code", "message"] });
  });

  test("has the headers of replies", () => {
    const byName = new Map(operations().map((operation) => [operation.operationId, operation]));
    expect(byName.get("getProject")?.responses["200"]).toHaveProperty("headers.ETag");
    expect(byName.get("listProjects")?.responses["200"]).toHaveProperty("headers.Next-Cursor");
    expect(byName.get("exportProject")?.responses["200"]).toHaveProperty("headers.Content-Disposition");
    expect(byName.get("saveProject")?.parameters).toMatchObject([{ name: "If-Match", in: "header", required: false }]);
  });

  test("describes every parameter and every field", () => {
    const parameters = operations().flatMap(({ operationId, parameters: all = [] }) =>
      all.filter(({ description }) => description === undefined).map(({ name }) => `${operationId}.${name}`),
    );
    expect(parameters).toEqual([]);
    expect(Object.entries(document.components.schemas).flatMap(([name, schema]) => undescribed(schema, name))).toEqual(
      [],
    );
  });

  test("uses all descriptions of fields", () => {
    const said = descriptionsIn(document);
    expect(Object.entries(WORDS).filter(([, words]) => !said.has(words))).toEqual([]);
  });

  test("has parameters as numbers, booleans, and lists, with their limits", () => {
    const list = operations().find(({ operationId }) => operationId === "listProjects");
    const schemas = Object.fromEntries((list?.parameters ?? []).map(({ name, schema }) => [name, schema]));
    expect(schemas["limit"]).toEqual({ type: "integer", minimum: 1, maximum: 1000 });
    expect(schemas["status"]).toMatchObject({ type: "array", items: { enum: ["Pending", "Approved"] } });
    for (const { operationId, parameters = [] } of operations()) {
      for (const { name, schema } of parameters) expect([operationId, name, schema]).not.toContainEqual({});
    }
  });

  test("allows every member of a body", () => {
    expect(JSON.stringify(document)).not.toContain('"readOnly"');
  });
});

/** All descriptions within a document. */
function descriptionsIn(value: unknown): ReadonlySet<unknown> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, part]) => [...(key === "description" ? [part] : []), ...descriptionsIn(part)]),
  );
}

/** Fields without a description. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, ...others } = schema as { readonly properties?: Readonly<Record<string, object>> };
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...("description" in property ? [] : [`${path}.${name}`]),
      ...undescribed(property, `${path}.${name}`),
    ]),
    ...Object.entries(others).flatMap(([name, part]) => (name === "required" ? [] : undescribed(part, path))),
  ];
}

describe("the examples", () => {
  test("conform to the document for a client without our code", () => {
    for (const operation of operations()) {
      const [success] = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
      for (const part of [operation.requestBody, success?.[1]] as (Content | undefined)[]) {
        const { schema, example } = part?.content?.["application/json"] ?? {};
        if (schema === undefined) continue;
        const isValid = validator(schema);
        expect([operation.operationId, isValid(example), isValid.errors]).toEqual([operation.operationId, true, null]);
      }
    }
  });
});

interface Content {
  readonly content?: Readonly<
    Record<string, { readonly schema?: { readonly $ref?: string }; readonly example?: unknown }>
  >;
}

/** Validator for a schema of the document. Links begin at the root of the document, so it needs the whole. */
function validator({ $ref }: { readonly $ref?: string }): ValidateFunction {
  if (ajv === undefined) {
    ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: "http://epb.test/document", components: document.components });
  }
  return ajv.compile({ $ref: `http://epb.test/document${$ref}` });
}
let ajv: Ajv2020 | undefined;

describe("a project", () => {
  test("looks as the document says, with everything that the engine calculates", async () => {
    const { token } = await signIn(server);
    const isProject = validator({ $ref: "#/components/schemas/Project" });
    for (const fixture of ["school-district", "epx-campus"]) {
      const { id } = await createProject(server, token, { fixture });
      const { body } = await server.call(GET_PROJECT, { token, params: { id } });
      expect([fixture, isProject(body), isProject.errors]).toEqual([fixture, true, null]);
      expect(isProject({ ...body, data: { financing: { interest: "0.05" } } })).toBe(false);
    }
  });
});

describe("the page of the calls", () => {
  test("runs nothing, and no other style than its own", async () => {
    expect(page).not.toMatch(/<script|\son\w+=|javascript:|style="/i);
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    const hash = Buffer.from(digest).toString("base64");
    expect(pageHeaders.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(pageHeaders.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("has every call under its area", () => {
    for (const { name, path } of API) {
      expect(page).toContain(`id="call-${name}"`);
      expect(page).toContain(`<code>${path}</code>`);
    }
    expect(page).toContain('<h2 id="area-applications">Applications</h2>');
  });

  test("has no broken link and no duplicate anchor", () => {
    const places = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(places).size).toBe(places.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(target);
  });
});
