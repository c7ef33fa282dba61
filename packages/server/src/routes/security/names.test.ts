import {
  ADD_PROJECT_FILE,
  CREATE_PROJECT,
  EXPORT_PROJECT,
  ExportTarget,
  PROJECT_NAME_EXISTS,
  SAVE_PROJECT,
  UserGroup,
} from "@epb/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject, fixtureProject, newProjectForm } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { PROJECT_CONTENTS } from "../../features/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../../features/projects/project-entries.js";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
});
afterAll(() => server.stop());

/** Names that break a file, a header, or what people see, by what is wrong with them. */
const BAD_NAMES: readonly (readonly [string, string])[] = [
  ["half of a surrogate pair", "North \ud800 campus"],
  ["a line break", "North\r\ncampus"],
  ["a character of zero", "North\u0000campus"],
  ["a mark of direction", "North \u202esupmac"],
  ["a space without width", "North\u200bcampus"],
  ["a separator of lines", "North\u2028campus"],
  ["only dots", ".."],
];

describe.each(BAD_NAMES)("a name with %s", (_, name) => {
  test("is refused for a new project, by its parts and by the form", async () => {
    const { record, data } = fixtureProject("school-district");
    const parts = await server.call(CREATE_PROJECT, { token, body: { record: { ...record, name }, data } });
    const form = await server.call(CREATE_PROJECT, { token, body: newProjectForm({ _name: name }) });
    expect([parts.status, form.status]).toEqual([400, 400]);
  });

  test("is refused for a project that exists", async () => {
    const { id } = await createProject(server, token);
    const { status } = await server.call(SAVE_PROJECT, { token, body: { id, record: { changed: { name } } } });
    expect(status).toBe(400);
  });
});

// An address cannot carry half of a surrogate pair.
test.each(BAD_NAMES.filter(([, name]) => !name.includes("\ud800")))(
  "a file is refused with %s in its name",
  async (_, name) => {
    const { id } = await createProject(server, token);
    const query = { fileName: name };
    expect(
      (await server.call(ADD_PROJECT_FILE, { token, params: { id }, query, body: new Uint8Array(3) })).status,
    ).toBe(400);
  },
);

test("a name is kept composed, so that two spellings of it are one", async () => {
  const { id } = await createProject(server, token, { name: "Cafe\u0301 campus" });
  const stored = await server.services.store.get(PROJECT_CONTENTS, id);
  expect(stored?.document.project).toMatchObject({ record: { name: "Caf\u00e9 campus" } });
  const { body } = await server.call(PROJECT_NAME_EXISTS, { token, params: { name: "Cafe\u0301 campus" } });
  expect(body.exists).toBe(true);
});

test.each(BAD_NAMES)("a project that was stored with %s in its name can be exported and saved", async (_, name) => {
  const { id } = await createProject(server, token);
  const { store } = server.services;
  await store.transact(async (transaction) => {
    const [stored, entry] = [await transaction.get(PROJECT_CONTENTS, id), await transaction.get(PROJECT_ENTRIES, id)];
    if (stored === undefined || entry === undefined) throw new Error("the project was stored");
    const { project } = stored.document as unknown as { project: { record: object } };
    const renamed = { ...project, record: { ...project.record, name } };
    const { revision } = await transaction.update(
      PROJECT_CONTENTS,
      { ...stored.document, project: renamed },
      stored.revision,
    );
    await transaction.update(PROJECT_ENTRIES, { ...entry.document, contentRevision: revision }, entry.revision);
  });
  for (const to of Object.values(ExportTarget)) {
    const { status } = await server.call(EXPORT_PROJECT, { token, params: { id }, query: { to } });
    expect([to, status]).toEqual([to, 200]);
  }
  const body = { id, data: { changed: { location: { city: "Golden" } } } };
  expect(await server.call(SAVE_PROJECT, { token, body })).toMatchObject({ status: 200 });
});
