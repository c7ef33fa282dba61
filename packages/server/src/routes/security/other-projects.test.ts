import { GET_HISTORY, GET_PROJECT, GET_REPORT, LIST_PROJECTS, UserGroup } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { PROJECT_ENTRIES } from "../../features/projects/project-entries.js";

let server: TestServer;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await TestServer.start();
  const { user, token: own } = await signIn(server, { group: UserGroup.Customer });
  [token, userId] = [own, user.id];
});
afterAll(() => server.stop());

test("access that was asked for and not granted opens nothing", async () => {
  const { token } = await signIn(server, { group: UserGroup.Customer });
  const { id } = await createProject(server, token);
  const seen = async (): Promise<readonly number[]> => {
    const project = await server.call(GET_PROJECT, { token, params: { id } });
    const list = await server.call(LIST_PROJECTS, { token });
    const report = await server.call(GET_REPORT, { token, params: { id: "portfolio-summary" } });
    return [project.status, list.body.length, report.body.tables[0]?.rows.length ?? -1];
  };
  expect(await seen()).toEqual([200, 1, 1]);
  await server.services.store.transact(async (transaction) => {
    const entry = await transaction.get(PROJECT_ENTRIES, id);
    if (entry === undefined) throw new Error("there is no such project");
    const members = entry.document.members.map((member) => ({ ...member, status: ApprovalStatus.Pending }));
    await transaction.update(PROJECT_ENTRIES, { ...entry.document, members }, entry.revision);
  });
  expect(await seen()).toEqual([404, 0, 0]);
});

test("the history of a project has what was done with it, and nothing of others", async () => {
  const stranger = await signIn(server, { group: UserGroup.Customer });
  const own = await createProject(server, token);
  await createProject(server, stranger.token);
  const { body } = await server.call(GET_HISTORY, { token, params: { id: own.id } });
  expect(body.items.map(({ revision, by }) => [revision, by?.id])).toEqual([[1, userId]]);
});
