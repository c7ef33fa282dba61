import {
  isWaitingFor,
  LIMITS,
  PROJECT_STAGES,
  type ProjectAttention,
  type ProjectListFilter,
  type ProjectListQuery,
  type ProjectListRow,
  type ProjectSort,
  UserGroup,
} from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { ApiError } from "../../base/api-error.js";
import { type Condition, type Cursor, cursorText, parseCursor } from "../../store/query.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { findingsOf, PROJECT_ENTRIES, type ProjectEntry, searchWords, stageOf } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";
import { seenAs, standingOf } from "./require-project-action.js";

export interface ProjectListPage {
  readonly rows: readonly ProjectListRow[];
  /** Cursor of the next page; undefined on the last page. */
  readonly next?: string;
}

/**
 * A page of the projects that the caller may see, last changed first. Administrators see all.
 *
 * @spec C §7 "the project list"; P §6 "A user's access to a project"
 */
export async function listProjects(
  query: ProjectListQuery,
  caller: SignedInUser,
  { store }: ProjectServices,
): Promise<ProjectListPage> {
  const { sort = "modifiedDate", limit = LIMITS.pageSize.default } = query;
  const { direction = query.sort === undefined ? "desc" : "asc" } = query;
  const column = COLUMN_OF[sort] ?? sort;
  const { items, next } = await store.find(PROJECT_ENTRIES, {
    where: listConditions(query, caller),
    orderBy: { column, descending: direction === "desc" },
    ...(query.cursor !== undefined && { after: requireCursor(query.cursor, column) }),
    limit,
  });
  return {
    rows: items.map(({ document }) => presentRow(document, caller)),
    ...(next !== undefined && { next: cursorText(next) }),
  };
}

/** Columns with another name than their sort key. */
const COLUMN_OF: { readonly [Sort in ProjectSort]?: string } = {
  name: "nameKey",
  marketSegment: "marketSegmentId",
  createdDate: "createdAt",
  findings: "errors",
};

/** Conditions of a list: what the caller may see, and the filters. */
export const listConditions = (filter: ProjectListFilter, caller: SignedInUser): readonly Condition[] => [
  ...visibleTo(caller),
  ...conditionsOf(filter),
  ...(filter.attention ?? []).flatMap((attention) => attentionConditions(attention, caller)),
];

function attentionConditions(attention: ProjectAttention, { user }: SignedInUser): readonly Condition[] {
  switch (attention) {
    case "waiting": {
      const { id, group } = user.document;
      const roles = Object.values(ProjectAccessRole);
      const stages = PROJECT_STAGES.filter((stage) => roles.some((role) => isWaitingFor(stage, { group, role })));
      return [
        { column: "waitsFor", hasAny: [id] },
        { column: "stage", anyOf: stages.map((stage) => PROJECT_STAGES.indexOf(stage)) },
      ];
    }
    case "errors":
      return [{ column: "errors", from: 1 }];
    case "paymentsAboveGuarantee":
      return [{ column: "lowestCoverage", before: "1" }];
    default:
      return attention satisfies never;
  }
}

function visibleTo(caller: SignedInUser): readonly Condition[] {
  const isAdmin = caller.user.document.group === UserGroup.Admin;
  return isAdmin ? [] : [{ column: "visibleTo", hasAny: seenAs(caller) }];
}

function conditionsOf(query: ProjectListFilter): readonly Condition[] {
  const anyOf = (column: string, values: readonly (string | number)[] | undefined): readonly Condition[] =>
    values === undefined ? [] : [{ column, anyOf: values }];
  const { awardedFrom, awardedTo, search = "" } = query;
  return [
    ...anyOf("status", query.status),
    ...anyOf(
      "stage",
      query.stage?.map((stage) => PROJECT_STAGES.indexOf(stage)),
    ),
    ...anyOf("marketSegmentId", query.marketSegment),
    ...anyOf("stateLocalSubmarket", query.stateLocalSubmarket),
    ...anyOf("federalContractType", query.federalContractType),
    ...anyOf("uescContractType", query.uescContractType),
    ...anyOf("projectType", query.projectType),
    ...anyOf("mvStatus", query.mvStatus),
    ...(awardedFrom === undefined ? [] : [{ column: "awardDate", from: awardedFrom }]),
    // Sorts after the last day and before the next one: dates are compared as texts.
    ...(awardedTo === undefined ? [] : [{ column: "awardDate", before: `${awardedTo}T` }]),
    ...searchWords(search).map((word) => ({ column: "searchText", includes: soughtText(word) })),
  ];
}

/** Almost every project contains a shorter text inside a word, so shorter words must match the beginning of a word. */
const SHORTEST_PART = 3;

const soughtText = (word: string): string => (word.length < SHORTEST_PART ? ` ${word}` : word);

/** @throws ApiError 400 for a cursor of another order */
function requireCursor(text: string, column: string): Cursor {
  const cursor = parseCursor(text);
  const type = PROJECT_ENTRIES.columns[column]?.type;
  if (cursor !== undefined && fits(cursor, type)) return cursor;
  throw new ApiError(
    400,
    "list/cursor-invalid",
    "This cursor belongs to another list or sort order. Open the list again from the first page.",
  );
}

function fits({ value, id }: Cursor, type: string | undefined): boolean {
  if (!/^[0-9a-f-]{36}$/.test(id)) return false;
  if (value === null) return true;
  if (type === "decimal") return typeof value === "string" && /^-?\d{1,60}(\.\d{1,93})?$/.test(value);
  return typeof value === (type === "text" ? "string" : type);
}

function presentRow(entry: ProjectEntry, caller: SignedInUser): ProjectListRow {
  const { role } = standingOf(entry, caller);
  const { submittedAt, returnReason } = entry;
  return {
    ...entry.item,
    stage: stageOf(entry),
    ...(submittedAt !== undefined && { submittedAt }),
    ...(returnReason !== undefined && { returnReason }),
    findings: findingsOf(entry),
    ...(role !== undefined && { userRole: role }),
  };
}
