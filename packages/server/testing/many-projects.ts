import { ApprovalStatus, MeasurementStatus, ProjectAccessRole, ProjectStatus, ProjectType } from "@epb/engine";
import pg from "pg";
import { PROJECT_ENTRIES, type ProjectEntry } from "../src/projects/project-entries.js";
import { anyCollection } from "../src/store/all-collections.js";
import { SQL_TYPES } from "../src/store/postgres/column-values.js";
import { columnParameters } from "../src/store/postgres/document-columns.js";
import { identifier, SCHEMA } from "../src/store/postgres/identifiers.js";
import { migrate } from "../src/store/postgres/migrate.js";

/** Sees four projects in ten. */
export const BUSY_USER = "00000000-0000-4000-9000-000000000001";
/** Sees some twenty projects. */
export const OCCASIONAL_USER = userId(7);

function userId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** Spreads numbers so that neighbours have nothing in common. */
const scattered = (index: number, below: number): number => ((index * 2_654_435_761) % 4_294_967_296) % below;
const date = (index: number, salt: number): string =>
  new Date(Date.UTC(2000, 0, 1 + scattered(index + salt, 9_000))).toISOString().slice(0, 10);
const dollars = (index: number, salt: number): string => `${scattered(index + salt, 20_000_000)}.25`;

/** The project of a number: many are alike in what there are few of, as lists are. */
function projectEntry(index: number, count: number): ProjectEntry {
  const id = `10000000-0000-4000-8000-${String(scattered(index, 4_294_967_296)).padStart(12, "0")}`;
  const roleId = ProjectAccessRole.ProjectBuilder;
  const members = [userId(scattered(index, Math.ceil(count / 20))), ...(scattered(index, 10) < 4 ? [BUSY_USER] : [])];
  const approval = scattered(index, 10) < 8 ? ApprovalStatus.Approved : ApprovalStatus.Pending;
  const name = `Campus ${index}`;
  return {
    id,
    name,
    approval,
    members: members.map((userId) => ({ userId, roleId, status: ApprovalStatus.Approved })),
    invitations: [],
    item: {
      id,
      name,
      status: approval === ApprovalStatus.Approved ? ProjectStatus.Approved : ProjectStatus.Pending,
      displayId: index,
      agencyName: `Agency ${scattered(index, 400)}`,
      ...(scattered(index, 2) === 0 && { customerOrganization: `Customer ${scattered(index, 5_000)}` }),
      escoName: `Energy Services ${scattered(index, 60)}`,
      modifiedDate: `${date(index, 1)}T12:00:00.000Z`,
      awardDate: date(index, 2),
      ...(scattered(index, 3) === 0 && { loanStartDate: date(index, 3) }),
      totalImplementationPrice: dollars(index, 4),
      totalGuaranteedCostSavings: dollars(index, 5),
      ...(scattered(index, 4) === 0 && { totalEstimatedCostSavings: dollars(index, 6) }),
      version: "3.0.0",
      mvStatus: MeasurementStatus.NotApplicable,
      projectType: ProjectType.Epb,
      hasBeenApproved: approval === ApprovalStatus.Approved,
    } as unknown as ProjectEntry["item"],
    contentRevision: 1,
    calculation: { engineVersion: "1.0.0", errors: 0, warnings: 0 },
    createdAt: `${date(index, 7)}T12:00:00.000Z`,
  };
}

const BATCH = 5_000;

/** Makes projects in an empty database. Indexes are made afterwards, which is quicker. */
export async function fillProjects(url: string, count: number): Promise<void> {
  const collections = [anyCollection(PROJECT_ENTRIES)];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(client, collections);
    await dropIndexes(client);
    const names = Object.keys(PROJECT_ENTRIES.columns);
    const columns = ["_id", "_revision", "_document", ...names].map(identifier).join(", ");
    const types = Object.entries(PROJECT_ENTRIES.columns).map(
      ([name, { type }]) => `${identifier(name)} ${SQL_TYPES[type]}`,
    );
    const insert =
      `insert into ${SCHEMA}.projects (${columns}) select ${columns} from json_to_recordset($1::json)` +
      ` as project(_id uuid, _revision bigint, _document json, ${types.join(", ")})`;
    for (let start = 0; start < count; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
        const document = projectEntry(start + offset, count);
        const values = columnParameters(PROJECT_ENTRIES, document);
        const own = Object.fromEntries(names.map((name, index) => [name, values[index]]));
        return { _id: document.id, _revision: 1, _document: document, ...own };
      });
      await client.query(insert, [JSON.stringify(rows)]);
    }
    await migrate(client, collections);
    await client.query(`vacuum analyze ${SCHEMA}.projects`);
  } finally {
    await client.end();
  }
}

async function dropIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ indexname: string }>(
    "select indexname from pg_indexes where schemaname = $1 and tablename = 'projects' and indexname <> 'projects_pkey'",
    [SCHEMA],
  );
  for (const { indexname } of rows) await client.query(`drop index ${SCHEMA}.${identifier(indexname)}`);
}
