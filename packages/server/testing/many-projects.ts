import {
  ApprovalStatus,
  type CalendarDate,
  calendarDate,
  FederalContractType,
  MARKET_SEGMENT_LABELS,
  MarketSegment,
  MeasurementStatus,
  MeasurementVersion,
  ProjectAccessRole,
  ProjectStatus,
  ProjectType,
  ProjectVersion,
  StateLocalSubmarket,
  UescContractType,
} from "@epb/engine";
import pg from "pg";
import { PROJECT_ENTRIES, type ProjectEntry } from "../src/features/projects/project-entries.js";
import { anyCollection } from "../src/store/collection.js";
import { SQL_TYPES } from "../src/store/postgres/column-values.js";
import { columnParameters } from "../src/store/postgres/document-columns.js";
import { identifier, SCHEMA } from "../src/store/postgres/identifiers.js";
import { migrate } from "../src/store/postgres/migrate.js";

/** Sees 40% of the projects. */
export const BUSY_USER = "00000000-0000-4000-9000-000000000001";
/** Sees about twenty projects. */
export const OCCASIONAL_USER = userId(7);

function userId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** Spreads numbers so that neighbors are unrelated. */
const scattered = (index: number, below: number): number => ((index * 2_654_435_761) % 4_294_967_296) % below;

/** A pseudorandom number for each index and salt, independent of all others. */
function drawn(index: number, salt: number, below: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return ((bits ^ (bits >>> 16)) >>> 0) % below;
}
const date = (index: number, salt: number): CalendarDate =>
  calendarDate(new Date(Date.UTC(2000, 0, 1 + drawn(index, salt, 9_000))).toISOString().slice(0, 10)) as CalendarDate;
const oneOf = <Member>(members: Readonly<Record<string, Member>>, index: number, salt: number): Member =>
  Object.values(members)[drawn(index, salt, Object.values(members).length)] as Member;
const dollars = (index: number, salt: number): string => `${drawn(index, salt, 20_000_000)}.25`;

/** A project by number. Columns with few values repeat, as in real lists. */
export function projectEntry(index: number, count: number): ProjectEntry {
  const id = `10000000-0000-4000-8000-${String(scattered(index, 4_294_967_296)).padStart(12, "0")}`;
  const roleId = ProjectAccessRole.ProjectBuilder;
  const members = [userId(drawn(index, 21, Math.ceil(count / 20))), ...(drawn(index, 22, 10) < 4 ? [BUSY_USER] : [])];
  const approval = drawn(index, 23, 10) < 8 ? ApprovalStatus.Approved : ApprovalStatus.Pending;
  const name = `Campus ${index}`;
  const segment = oneOf(MarketSegment, index, 8);
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
      agencyName: `Agency ${drawn(index, 24, 400)}`,
      ...(drawn(index, 25, 2) === 0 && { customerOrganization: `Customer ${drawn(index, 26, 5_000)}` }),
      escoName: `Energy Services ${drawn(index, 27, 60)}`,
      modifiedDate: `${date(index, 1)}T12:00:00.000Z`,
      awardDate: date(index, 2),
      ...(drawn(index, 28, 3) === 0 && { loanStartDate: date(index, 3) }),
      totalImplementationPrice: dollars(index, 4),
      totalGuaranteedCostSavings: dollars(index, 5),
      ...(drawn(index, 29, 4) === 0 && { totalEstimatedCostSavings: dollars(index, 6) }),
      marketSegment: { id: segment, name: MARKET_SEGMENT_LABELS[segment] },
      ...(segment === MarketSegment.StateLocalGovernment && {
        stateLocalSubmarket: oneOf(StateLocalSubmarket, index, 9),
      }),
      ...(segment === MarketSegment.FederalGovernment && {
        federalContractType: oneOf(FederalContractType, index, 10),
        uescContractType: oneOf(UescContractType, index, 11),
      }),
      projectInitiatorOrganization: `Customer ${drawn(index, 30, 5_000)}`,
      escoOrganization: `Energy Services ${drawn(index, 31, 60)}`,
      version: oneOf(ProjectVersion, index, 12),
      mvVersion: oneOf(MeasurementVersion, index, 13),
      mvStatus: oneOf(MeasurementStatus, index, 14),
      projectType: drawn(index, 15, 10) < 8 ? ProjectType.Epb : ProjectType.Epx,
      isCts: drawn(index, 16, 100) === 0,
      hasBeenApproved: approval === ApprovalStatus.Approved,
    },
    contentRevision: 1,
    calculation: { engineVersion: "1.0.0", errors: 0, warnings: 0 },
    createdAt: `${date(index, 7)}T12:00:00.000Z`,
  };
}

const BATCH = 5_000;

/** Creates projects in an empty database. Indexes are created afterwards, which is faster. */
export async function fillProjects(url: string, count: number): Promise<void> {
  const collections = [anyCollection(PROJECT_ENTRIES)];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(client, collections);
    await dropIndexes(client);
    await client.query("set maintenance_work_mem = '512MB'");
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
