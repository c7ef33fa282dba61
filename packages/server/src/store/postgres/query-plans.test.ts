import { FederalContractType, MarketSegment } from "@epb/engine";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "../../../testing/database-of-run.js";
import { BUSY_USER, fillProjects, OCCASIONAL_USER, projectEntry } from "../../../testing/many-projects.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../../features/projects/project-entries.js";
import { anyCollection } from "../collection.js";
import type { Condition, Cursor, Query } from "../query.js";
import type { Store } from "../store.js";
import { openPostgresStore } from "./postgres-store.js";
import { pageSql } from "./query-sql.js";

const PROJECTS = 50_000;
let client: pg.Client;
let store: Store;
beforeAll(async () => {
  const url = await createDatabase();
  await fillProjects(url, PROJECTS);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  store = await openPostgresStore(url, { collections: [anyCollection(PROJECT_ENTRIES)] });
});
afterAll(async () => {
  await store.close();
  await client.end();
});

interface PlanNode {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops"?: number;
  readonly "Heap Fetches"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

async function planOf(query: Query): Promise<readonly PlanNode[]> {
  const { text, values } = pageSql(PROJECT_ENTRIES, query);
  const { rows } = await client.query(`explain (analyze, format json, timing off) ${text}`, [...values]);
  const [{ Plan: root }] = (rows[0] as { "QUERY PLAN": [{ Plan: PlanNode }] })["QUERY PLAN"];
  return nodesOf(root);
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const kindsOf = (plan: readonly PlanNode[]): readonly string[] => plan.map((node) => node["Node Type"]);

/** Rows that were looked at, whether or not they are on the page. */
const effort = (plan: readonly PlanNode[]): number =>
  plan
    .filter(({ Plans }) => Plans === undefined)
    .reduce((sum, node) => sum + node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0), 0);

const words = (...parts: readonly string[]): readonly Condition[] =>
  parts.map((includes) => ({ column: "searchText", includes }));

const kinds = (column: string, ...anyOf: readonly (string | number)[]): readonly Condition[] => [{ column, anyOf }];

const BUSY: Condition = { column: "visibleTo", hasAny: [BUSY_USER] };

/** The order would be followed through all of them. */
const NEVER_TOGETHER: readonly Condition[] = [
  { column: "marketSegmentId", is: MarketSegment.StateLocalGovernment },
  { column: "federalContractType", is: FederalContractType.DoeIdiq },
];

const ORDERS = Object.entries(PROJECT_ENTRIES.columns)
  .filter(([, { type, isSearched }]) => type !== "texts" && isSearched !== true)
  .flatMap(([column]) => [
    [column, "upwards"],
    [column, "downwards"],
  ]);

describe(`of ${PROJECTS} projects`, () => {
  test.each(ORDERS)(
    "a page by %s %s reads an index and little more than itself, first and in the middle",
    async (column = "", direction) => {
      const orderBy = { column, descending: direction === "downwards" };
      const first: Query = { orderBy, limit: 50 };
      const { items } = await store.find(PROJECT_ENTRIES, { ...first, limit: 3_000 });
      const last = items.at(-1)?.document;
      const value = last && PROJECT_ENTRIES.columns[column]?.of(last);
      const after = { value: typeof value === "object" ? null : (value ?? null), id: last?.id ?? "" };
      for (const query of [first, { ...first, after }]) {
        const plan = await planOf(query);
        expect(kindsOf(plan)).not.toContain("Seq Scan");
        // A page, and as many of each of the three parts that it may have to be looked for in.
        expect(effort(plan)).toBeLessThanOrEqual(3 * 51);
      }
    },
  );

  test.each<[string, readonly Condition[], number]>([
    ["somebody who sees few", [{ column: "visibleTo", hasAny: [OCCASIONAL_USER] }], 200],
    ["somebody who sees nearly half", [{ column: "visibleTo", hasAny: [BUSY_USER] }], 2_000],
    ["somebody of two organizations", [{ column: "visibleTo", hasAny: [OCCASIONAL_USER, BUSY_USER] }], 2_000],
    ["a name", [{ column: "nameKey", is: "campus 4711" }], 10],
    ["a part of a name", [{ column: "searchText", includes: "campus 4711" }], 500],
    ["a word that all have and one that few have", words("campus", "4711"), 500],
    ["words that all have", words("campus", "agency"), 300],
    ["words of which none has one", words("campus", "zqx"), 500],
    ["the beginning of a word", words(" zq"), 500],
    ["two things that never go together", NEVER_TOGETHER, 10_000],
    ["a few of many agencies", [{ column: "agencyName", anyOf: ["agency 5", "agency 7"] }], 5_000],
    ["days", [{ column: "awardDate", from: "2010-01-01", before: "2010-01-05" }], 5_000],
  ])("a list for %s does not read through all of them", async (_, where, most) => {
    for (const descending of [false, true]) {
      const plan = await planOf({ where, orderBy: { column: "modifiedDate", descending }, limit: 50 });
      expect(kindsOf(plan)).not.toContain("Seq Scan");
      expect(effort(plan)).toBeLessThanOrEqual(most);
    }
  });

  test("pages contain all projects that match, in order", async () => {
    const all = Array.from({ length: PROJECTS }, (_, index) => projectEntry(index, PROJECTS));
    const seen = all.filter(
      ({ item, members }) => item.mvStatus === 2 && members.some(({ userId }) => userId === BUSY_USER),
    );
    const where = [BUSY, ...kinds("mvStatus", 2), { column: "awardDate", from: "2005-01-01", before: "2006-01-01" }];
    const dated = seen.filter(({ item: { awardDate = "" } }) => awardDate >= "2005-01-01" && awardDate < "2006-01-01");
    for (const descending of [false, true]) {
      const sign = descending ? -1 : 1;
      const keyOf = ({ item }: ProjectEntry): string => item.modifiedDate ?? "";
      const order = (one: ProjectEntry, other: ProjectEntry): number =>
        keyOf(one) === keyOf(other) ? (one.id < other.id ? -1 : 1) : keyOf(one) < keyOf(other) ? -sign : sign;
      const found: string[] = [];
      let after: Cursor | undefined;
      do {
        const query = { where, orderBy: { column: "modifiedDate", descending }, limit: 50, ...(after && { after }) };
        const page = await store.find(PROJECT_ENTRIES, query);
        found.push(...page.items.map(({ document }) => document.id));
        after = page.next;
      } while (after !== undefined);
      expect(found).toEqual([...dated].sort(order).map(({ id }) => id));
    }
  });
});
