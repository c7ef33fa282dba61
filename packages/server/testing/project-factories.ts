import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CREATE_PROJECT, GET_PROJECT, type NewProjectForm } from "@epb/contract";
import type { Withheld } from "@epb/engine";
import type { TestServer } from "./test-server.js";

let count = 0;

function nextName(): string {
  count += 1;
  return `Project ${count}`;
}

/** A project of `fixtures/projects`, as JSON. */
export function fixtureProject(name: string): {
  readonly record: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly calculatedValues?: Readonly<Record<string, unknown>>;
} {
  const file = new URL(`projects/${name}.json`, FIXTURES);
  return JSON.parse(readFileSync(file, "utf8")) as ReturnType<typeof fixtureProject>;
}

const FIXTURES = new URL("../../../fixtures/", import.meta.url);

/** A workbook of `fixtures`. @param folder - `workbooks`, or `seeded` for those with mistakes. */
export const fixtureWorkbook = (name: string, folder: "workbooks" | "seeded" = "workbooks"): Promise<Uint8Array> =>
  readFile(fileURLToPath(new URL(`${folder}/${name}.xlsx`, FIXTURES)));

/** A project as the server sends it. */
export interface StoredJson {
  readonly record: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly unknownInputs?: readonly string[];
  readonly calculatedValues: {
    readonly projectSummary?: { readonly financialSummary: Readonly<Record<string, string>> };
    readonly withheld?: Withheld;
  };
}

/** A stored project, read over HTTP. */
export async function storedProject(server: TestServer, token: string, id: string): Promise<StoredJson> {
  return (await server.call(GET_PROJECT, { token, params: { id } })).body as unknown as StoredJson;
}

/** The header that names the stored revision of a project; none for a project that may not be read. */
export async function ifMatchHeader(server: TestServer, token: string, id: string): Promise<{ "if-match"?: string }> {
  const tag = (await server.call(GET_PROJECT, { token, params: { id } })).headers.get("etag");
  return tag === null ? {} : { "if-match": tag };
}

/** Creates a project over HTTP, from a fixture with a unique name; returns the reply. */
export async function createProject(
  server: TestServer,
  token: string,
  {
    fixture = "school-district",
    name = nextName(),
    sections = {},
  }: {
    fixture?: string;
    name?: string;
    /** Sections of the data that differ from the fixture. */
    sections?: object;
  } = {},
): Promise<{ readonly id: string; readonly name: string; readonly revision: number }> {
  const { record, data, calculatedValues } = fixtureProject(fixture);
  const { status, body, text } = await server.call(CREATE_PROJECT, {
    token,
    body: {
      record: { ...record, name },
      data: { ...data, ...sections },
      ...(calculatedValues !== undefined && { calculatedValues }),
    },
  });
  if (status !== 201) throw new Error(`the creation answered ${status} ${text}`);
  return { id: body.id, name, revision: body.revision };
}

/** A filled-in new-project form with a unique name. */
export function newProjectForm(changes: Partial<NewProjectForm> = {}): NewProjectForm {
  count += 1;
  return {
    _name: `Campus ${count}`,
    _projectBuilderId: "builder@esco.example",
    _marketSegmentId: 6,
    _zip: "80401",
    _email: "builder@esco.example",
    _type: 2,
    _version: "1.0.0",
    ...changes,
  };
}
