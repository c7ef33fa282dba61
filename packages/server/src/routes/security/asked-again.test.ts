import { ProjectAction, UserGroup, UserStatus } from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { SESSIONS } from "../../features/accounts/sessions.js";
import type { SignedInUser } from "../../features/accounts/signed-in-user.js";
import { USERS, type User } from "../../features/accounts/users.js";
import { deleteProject } from "../../features/projects/delete-project.js";
import { grantAccess, removeAccess } from "../../features/projects/project-access.js";
import {
  approveProject,
  reopenProject,
  returnProject,
  submitProject,
} from "../../features/projects/project-approval.js";
import { addFile, removeFile } from "../../features/projects/project-files.js";
import { stepYear, writeYear } from "../../features/projects/project-measurement.js";
import { writeNote } from "../../features/projects/project-notes.js";
import { requireProjectAction } from "../../features/projects/require-project-action.js";
import { restoreRevision } from "../../features/projects/restore-revision.js";
import { saveProject } from "../../features/projects/save-project.js";
import type { Services } from "../../http/services.js";

// Time passes between the guard of a call and the work: a role may be removed while a file arrives or a project is
// calculated. So each command checks permission again, in its transaction. In these tests, the guard has allowed the
// request.

let server: TestServer;
let services: Services;
let id: string;
let owner: SignedInUser;
let stranger: SignedInUser;

beforeAll(async () => {
  server = await TestServer.start();
  services = server.services;
  const customer = await signIn(server, { group: UserGroup.Customer });
  id = (await createProject(server, customer.token)).id;
  owner = await callerOf(customer.user);
  stranger = await callerOf((await signIn(server, { group: UserGroup.Customer })).user);
});
afterAll(() => server.stop());

async function callerOf({ id: userId }: User): Promise<SignedInUser> {
  const user = await services.store.get(USERS, userId);
  const { items } = await services.store.find(SESSIONS, { where: [{ column: "userId", is: userId }], limit: 1 });
  const [session] = items;
  if (user === undefined || session === undefined) throw new Error("they are not logged in");
  return { user, session, status: UserStatus.Ok };
}

const upload = { path: new URL(import.meta.url).pathname, size: 1, sha256: "" };
const fileId = crypto.randomUUID();
const { ProjectViewer } = ProjectAccessRole;

const COMMANDS: Readonly<Record<string, (caller: SignedInUser) => Promise<unknown>>> = {
  "save changes": (caller) => saveProject({ id, record: { changed: { name: "Taken over" } } }, caller, services),
  "restore a revision": (caller) => restoreRevision({ id, restored: 1, reason: "because" }, caller, services),
  submit: (caller) => submitProject(id, caller, services),
  return: (caller) => returnProject(id, "because", caller, services),
  approve: (caller) => approveProject(id, { revision: 1 }, caller, services),
  reopen: (caller) => reopenProject(id, "because", caller, services),
  "give access": (caller) => grantAccess(id, { email: "a@example.org", roleId: ProjectViewer }, caller, services),
  "take access back": (caller) => removeAccess(id, owner.user.document.id, caller, services),
  "add a file": (caller) => addFile(id, { fileName: "a.txt", upload }, caller, services),
  "remove a file": (caller) => removeFile(id, fileId, caller, services),
  "write a note": (caller) => writeNote(id, { noteType: 1, value: "a" }, caller, services),
  "write a year": (caller) => writeYear(id, 1, { status: 1 }, caller, services),
  "submit a year": (caller) => stepYear(id, { step: "submit", year: 1 }, caller, services),
  "approve a year": (caller) => stepYear(id, { step: "approve", year: 1 }, caller, services),
  delete: (caller) => deleteProject(id, caller, services),
};

describe("a user who may no longer see the project cannot", () => {
  test.each(Object.keys(COMMANDS))("%s", async (name) => {
    await expect(COMMANDS[name]?.(stranger)).rejects.toMatchObject({ status: 404 });
  });

  test("and the project is unchanged", async () => {
    await requireProjectAction(ProjectAction.Edit, owner, { id }, services);
    await expect(COMMANDS["write a note"]?.(owner)).resolves.toMatchObject({ revision: 2 });
  });
});
