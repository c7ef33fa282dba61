import { randomUUID } from "node:crypto";
import { CREATE_PROJECT, LIMITS, LOGIN, UserGroup, ViewSelection } from "@epb/contract";
import { hashPassword } from "../packages/server/src/features/accounts/password-hash.js";
import { USERS } from "../packages/server/src/features/accounts/users.js";
import { PROJECT_CONTENTS } from "../packages/server/src/features/projects/project-contents.js";
import { PROJECT_ENTRIES } from "../packages/server/src/features/projects/project-entries.js";
import { ALL_COLLECTIONS } from "../packages/server/src/start/all-collections.js";
import { openFileStore } from "../packages/server/src/store/file/open-file-store.js";
import { projectOfSize } from "./projects.js";
import { LoadClient } from "./server-load.js";
import { ServerProcess } from "./server-processes.js";

const PASSWORD = "correct horse battery";
const EMAILS = Array.from({ length: 8 }, (_, index) => `customer-${index}@example.org`);

/** A server with a signed-in user and a project of this user. */
export interface Site {
  readonly server: ServerProcess;
  /** Email addresses of the users who can sign in; they share a password. */
  readonly emails: readonly string[];
  readonly password: string;
  readonly token: string;
  readonly projectId: string;
}

/** Starts a server on a folder with the given number of projects. The project for the saves has fifty measures. */
export async function startSite(folder: string, projects: number): Promise<Site> {
  await addUsers(folder);
  const first = await ServerProcess.start(folder);
  const projectId = await createProject(first);
  await first.stop();
  await addProjects(folder, projectId, projects - 1);
  const server = await ServerProcess.start(folder);
  return { server, emails: EMAILS, password: PASSWORD, token: await logIn(server), projectId };
}

async function addUsers(folder: string): Promise<void> {
  const store = await openFileStore(folder, { collections: ALL_COLLECTIONS });
  const at = new Date().toISOString();
  const passwordHash = await hashPassword(PASSWORD);
  await store.transact(async (transaction) => {
    for (const email of EMAILS) {
      await transaction.insert(USERS, {
        ...{ id: randomUUID(), email, firstName: "Ada", lastName: "Lovelace", title: "Engineer" },
        ...{ organization: "Example District", phone: "303-555-0100" },
        ...{ address: "1 Main Street", city: "Golden", region: "CO", zip: "80401", country: "US" },
        ...{ group: UserGroup.Customer, isActive: true, mustResetPassword: false, projectTypes: [1, 2] as const },
        ...{ verifiedAt: at, agreedToPrivacyAt: at, agreedToDataAt: at, createdAt: at },
        ...{ passwordHash, viewSelection: ViewSelection.Epb },
      });
    }
  });
  await store.close();
}

async function logIn({ url }: ServerProcess): Promise<string> {
  const client = new LoadClient(1);
  const body = (): object => ({ email: EMAILS[0], password: PASSWORD });
  const reply = await client.call({ url: url + LOGIN.path, method: "POST", body });
  client.close();
  return JSON.parse(reply.text()).token;
}

async function createProject(server: ServerProcess): Promise<string> {
  const client = new LoadClient(1);
  const token = await logIn(server);
  const { record, data } = projectOfSize(50);
  const body = (): object => ({ record, data });
  const reply = await client.call({ url: server.url + CREATE_PROJECT.path, method: "POST", token, body });
  client.close();
  return JSON.parse(reply.text()).id;
}

/** Adds copies of a project under other names, as the content of lists and searches. */
async function addProjects(folder: string, id: string, count: number): Promise<void> {
  const store = await openFileStore(folder, { collections: ALL_COLLECTIONS });
  const entry = await store.get(PROJECT_ENTRIES, id);
  if (entry === undefined) throw new Error("the project is not there");
  const { record } = projectOfSize(1);
  for (let start = 0; start < count; start += LIMITS.pageSize.max) {
    await store.transact(async (transaction) => {
      for (let number = start; number < Math.min(count, start + LIMITS.pageSize.max); number += 1) {
        const copy = { id: randomUUID(), name: `Campus ${number}` };
        const item = { ...entry.document.item, ...copy, displayId: number + 1000 };
        await transaction.insert(PROJECT_ENTRIES, { ...entry.document, ...copy, item, contentRevision: 1 });
        await transaction.insert(PROJECT_CONTENTS, {
          id: copy.id,
          project: { record: { ...record, ...copy }, data: {} },
        });
      }
    });
  }
  await store.settle();
  await store.close();
}
