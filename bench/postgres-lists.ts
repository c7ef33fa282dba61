import { PROJECT_ENTRIES } from "../packages/server/src/projects/project-entries.js";
import { anyCollection } from "../packages/server/src/store/all-collections.js";
import { openPostgresStore } from "../packages/server/src/store/postgres/postgres-store.js";
import type { Condition, Query } from "../packages/server/src/store/query.js";
import { BUSY_USER, fillProjects, OCCASIONAL_USER } from "../packages/server/testing/many-projects.js";
import { startPostgres } from "../packages/server/testing/start-postgres.js";
import { interleave, printRows } from "./measure.js";

// Lists of projects on PostgreSQL: tsx -C @epb/source bench/postgres-lists.ts [projects]
// It takes minutes, nearly all of them for making a million projects, so `npm run bench` leaves it out.

const GOAL_MILLISECONDS = 50;
const count = Number(process.argv[2] ?? 1_000_000);

const server = await startPostgres();
const url = await server.createDatabase();
console.log(`Making ${count} projects …`);
await fillProjects(url, count);
const store = await openPostgresStore(url, { collections: [anyCollection(PROJECT_ENTRIES)] });

function page(where: readonly Condition[], column: string, descending: boolean): Query {
  return { where, orderBy: { column, descending }, limit: 50 };
}
const few: Condition = { column: "visibleTo", has: OCCASIONAL_USER };
const many: Condition = { column: "visibleTo", has: BUSY_USER };
const part: Condition = { column: "searchText", includes: `campus ${Math.floor(count / 2)}` };
const queries: Readonly<Record<string, Query>> = {
  "all, changed last first": page([], "modifiedDate", true),
  "all, by name": page([], "nameKey", false),
  "all, by status downwards": page([], "status", true),
  "all, by price": page([], "totalImplementationPrice", false),
  "all, the page after the middle": {
    ...page([], "awardDate", false),
    after: { value: "2012-06-01", id: "00000000-0000-4000-8000-000000000000" },
  },
  "of somebody with 20": page([few], "modifiedDate", true),
  "of somebody with 400,000": page([many], "modifiedDate", true),
  "of somebody with 400,000, by agency": page([many], "agencyName", false),
  "all, of one agency": page([{ column: "agencyName", anyOf: ["agency 7"] }], "modifiedDate", true),
  "all, awarded within a year": page([{ column: "awardDate", from: "2010", before: "2011" }], "awardDate", true),
  "all, with a part of a name": page([part], "modifiedDate", true),
  "of somebody with 20, with a part of a name": page([few, part], "modifiedDate", true),
};
const times = await interleave(
  Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, () => store.find(PROJECT_ENTRIES, query)])),
  { rounds: 21, warmUp: 2 },
);
printRows(
  `First pages of ${count} projects, milliseconds`,
  Object.entries(times).map(([what, time]) => ({ what, measured: time.toFixed(1), goal: `≤ ${GOAL_MILLISECONDS}` })),
);
await store.close();
await server.stop();
