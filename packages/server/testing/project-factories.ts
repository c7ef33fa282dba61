import { readFileSync } from "node:fs";
import { CREATE_PROJECT, type NewProjectForm } from "@epb/contract";
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
  const file = new URL(`../../../fixtures/projects/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as ReturnType<typeof fixtureProject>;
}

/** Creates a project over HTTP, from a fixture with a name of its own; the reply. */
export async function createProject(
  server: TestServer,
  token: string,
  { fixture = "school-district", name = nextName() }: { fixture?: string; name?: string } = {},
): Promise<{ readonly id: string; readonly name: string; readonly revision: number }> {
  const { record, data, calculatedValues } = fixtureProject(fixture);
  const { status, body, text } = await server.call(CREATE_PROJECT, {
    token,
    body: { record: { ...record, name }, data, ...(calculatedValues !== undefined && { calculatedValues }) },
  });
  if (status !== 201) throw new Error(`the creation answered ${status} ${text}`);
  return { id: body.id, name, revision: body.revision };
}

/** A filled-in new-project form, with a name of its own. */
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
