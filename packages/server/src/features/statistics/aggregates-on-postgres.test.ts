import { ApprovalStatus, type Project } from "@epb/engine";
import { expect, test } from "vitest";
import { createReadyDatabase } from "../../../testing/database-of-run.js";
import { TestServer } from "../../../testing/test-server.js";
import { ALL_COLLECTIONS } from "../../start/all-collections.js";
import { openPostgresStore } from "../../store/postgres/postgres-store.js";
import { fromScratch, idOf, PROJECTS, published } from "./aggregates.testing.js";
import { rebuildAggregates } from "./rebuild-aggregates.js";
import { removeProject, storeProject } from "./stored-projects.testing.js";
import { updateAggregates } from "./update-aggregates.js";

test("many updates at once, of the same projects and beside a rebuild, count every project once", async () => {
  const store = await openPostgresStore(await createReadyDatabase(), { collections: ALL_COLLECTIONS });
  const server = await TestServer.start({ store });
  const { services } = server;
  const numbers = Array.from({ length: 12 }, (_, index) => index);
  const projectOf = (number: number): Project => PROJECTS[number % PROJECTS.length] as Project;
  for (const number of numbers) await storeProject(services, { id: idOf(number), project: projectOf(number) });
  const updates = (): Promise<void>[] => numbers.map((number) => updateAggregates(idOf(number), services));
  await Promise.all([...updates(), ...updates()]);
  expect(await published(services)).toEqual(fromScratch(numbers.map(projectOf)));

  await removeProject(services, idOf(0));
  await storeProject(services, { id: idOf(1), project: projectOf(1), approval: ApprovalStatus.Pending });
  await Promise.all([rebuildAggregates(services), ...updates()]);
  expect(await published(services)).toEqual(fromScratch(numbers.slice(2).map(projectOf)));
  await server.stop();
});
