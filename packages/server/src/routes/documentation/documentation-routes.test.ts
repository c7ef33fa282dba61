import { readFileSync } from "node:fs";
import { API, API_PAGE, OPEN_API } from "@epb/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { TestServer } from "../../../testing/test-server.js";
import { areaOf } from "../../openapi/areas.js";
import { EXAMPLES } from "../../openapi/examples.js";
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
  readonly description: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
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
  test("is of version 3.1 and says where the site is and whom to ask", () => {
    expect(document).toMatchObject({
      openapi: "3.1.1",
      info: { title: "Energy Project Builder", contact: { email: "support@epb.test" } },
      servers: [{ url: "http://epb.test" }],
    });
  });

  test("holds against the schema that the OpenAPI Initiative publishes, and its schemas against JSON Schema", () => {
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
    expect(API.filter((call) => areaOf(call).name === "Other").map(({ path }) => path)).toEqual([]);
    expect(document.tags.map(({ name }) => name)).toContain("Applications");
  });

  test("describes each parameter of a path, and those have to be there", () => {
    for (const [path, ofPath] of Object.entries(document.paths)) {
      for (const operation of Object.values(ofPath) as unknown as Operation[]) {
        const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
        expect(inPath.every(({ required }) => required)).toBe(true);
        expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual([...(path.match(/\{\w+\}/g) ?? [])].sort());
      }
    }
  });

  test("has no link that leads nowhere", () => {
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

  test("names each schema once, in letters that OpenAPI allows, without a dialect of its own", () => {
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
    expect(byName.get("login")).toMatchObject({ description: "Who may: Anybody.", security: [] });
    expect(byName.get("decideAccreditationApplication")?.description).toBe(
      "Who may: Accounts of these groups: Accreditation member or Administrator. On a test site this call is not there.",
    );
    expect(byName.get("currentUser")).not.toHaveProperty("security");
  });

  test("has the answers that are no success", () => {
    const login = operations().find(({ operationId }) => operationId === "login");
    expect(Object.keys(login?.responses ?? {})).toEqual(["200", "400", "401", "413", "415", "default"]);
    expect(document.components.schemas["Error"]).toMatchObject({ required: ["code", "message"] });
  });
});

describe("the examples", () => {
  test("are of calls that there are, and look as their schemas say", () => {
    for (const [name, example] of Object.entries(EXAMPLES)) {
      const call = API.find((each) => each.name === name);
      expect([name, call?.name]).toEqual([name, name]);
      for (const part of ["body", "reply"] as const) {
        if (example[part] === undefined) continue;
        const parsed = z.safeParse(call?.[part] as z.ZodMiniType, example[part]);
        expect([name, part, parsed.error?.message]).toEqual([name, part, undefined]);
      }
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

  test("has no link that leads nowhere, and no place twice", () => {
    const places = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(places).size).toBe(places.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(target);
  });
});
