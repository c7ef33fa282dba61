import {
  PROJECT_SORTS,
  PROJECT_STAGE_LABELS,
  PROJECT_STAGE_WAITS_FOR,
  type ProjectListRow,
  UserGroup,
} from "@epb/contract";
import {
  Decimal,
  FEDERAL_CONTRACT_TYPE_LABELS,
  type ListedTotal,
  MEASUREMENT_STATUS_LABELS,
  MEASUREMENT_VERSION_LABELS,
  PROJECT_TYPE_LABELS,
  STATE_LOCAL_SUBMARKET_LABELS,
  UESC_CONTRACT_TYPE_LABELS,
} from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { StagePill } from "../../../components/project/stage-pill.js";
import { RoleCell } from "../../../components/role-icon.js";
import type { DataColumn } from "../../../components/table/data-column.js";
import { calendarDay, instant, timeAgo } from "../../../format/dates.js";
import { dollars, ratioText } from "../../../format/numbers.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";

export interface ListColumn extends DataColumn<ProjectListRow> {
  readonly id: keyof typeof PORTFOLIO_TEXTS.column;
  readonly width: number;
}

const SORTED: ReadonlySet<string> = new Set(PROJECT_SORTS);
const yesNo = (is: boolean): string => (is ? COMMON_TEXTS.yes : COMMON_TEXTS.no);

function column(
  id: ListColumn["id"],
  width: number,
  rest: Omit<DataColumn<ProjectListRow>, "id" | "header">,
): ListColumn {
  return { id, header: PORTFOLIO_TEXTS.column[id], width, isSortable: SORTED.has(id), ...rest };
}

const text = (id: ListColumn["id"], width: number, value: (row: ProjectListRow) => string | undefined): ListColumn =>
  column(id, width, { value });

const amount = (id: ListedTotal): ListColumn =>
  column(id, 8.5, { kind: "number", value: (row) => row[id], cell: (row) => dollars(row[id]) });

const day = (id: "awardDate" | "loanStartDate", width: number): ListColumn =>
  column(id, width, { value: (row) => row[id], cell: (row) => calendarDay(row[id]) });

function labelled<Id extends number>(labels: Readonly<Record<Id, string>>, id: Id | undefined): string | undefined {
  return id === undefined ? undefined : labels[id];
}

/** Names the project, and leads to it. */
const NAME: ListColumn = column("name", 14.5, {
  value: ({ name }) => name,
  cell: ({ id, name }) => <Link to={`/portfolio/${id}`}>{name}</Link>,
  isRowHeader: true,
});

/** The name with the number, for a list without a column of numbers. */
const NUMBERED_NAME: ListColumn = {
  ...NAME,
  cell: ({ id, name, displayId }) => (
    <>
      <Link to={`/portfolio/${id}`}>{name}</Link>
      {displayId !== undefined && <span className="project-number">{PORTFOLIO_TEXTS.numbered(displayId)}</span>}
    </>
  ),
};

/** Lowest coverage, marked if payments are above the guarantee; a dash if a figure of a year is not known. */
function Coverage({ ratio }: { readonly ratio: string }): ReactElement {
  const coverage = new Decimal(ratio);
  if (!coverage.lt(1)) return <>{ratioText(coverage)}</>;
  return (
    <span className="badge badge--warning coverage-mark" title={PORTFOLIO_TEXTS.aboveGuarantee}>
      {ratioText(coverage)}
      <span className="visually-hidden"> {PORTFOLIO_TEXTS.aboveGuarantee}</span>
    </span>
  );
}

function Findings({ findings: { errors, warnings } }: Pick<ProjectListRow, "findings">): ReactElement {
  return (
    <span className="project-findings">
      {errors > 0 && <span className="project-findings__errors">{PORTFOLIO_TEXTS.errors(errors)}</span>}
      {warnings > 0 && <span>{PORTFOLIO_TEXTS.warnings(warnings)}</span>}
      {errors + warnings === 0 && PORTFOLIO_TEXTS.noFindings}
    </span>
  );
}

/** Time since a change; the exact time appears on hover and on paper. */
function Changed({ at }: { readonly at: string }): ReactElement {
  return (
    <>
      <time dateTime={at} title={instant(at)} className="no-print">
        {timeAgo(at)}
      </time>
      <span className="print-only">{instant(at)}</span>
    </>
  );
}

/** All that a list shows of a project. @spec C §3 "Project list item" */
export const LIST_COLUMNS: readonly ListColumn[] = [
  NAME,
  column("displayId", 6.5, { kind: "number", value: ({ displayId }) => displayId }),
  column("stage", 6.5, {
    value: ({ stage }) => PROJECT_STAGE_LABELS[stage],
    cell: ({ stage }) => <StagePill stage={stage} />,
  }),
  text("waitingFor", 7, ({ stage }) => PROJECT_STAGE_WAITS_FOR[stage]),
  column("userRole", 11, {
    value: ({ userRole }) => userRole,
    cell: ({ userRole }) => <RoleCell roleId={userRole} />,
  }),
  text("customerOrganization", 9.5, (row) => row.customerOrganization),
  text("agencyName", 13, (row) => row.agencyName),
  text("escoName", 9.5, (row) => row.escoName),
  text("marketSegment", 13, (row) => row.marketSegment?.name),
  text("projectType", 6.5, (row) => labelled(PROJECT_TYPE_LABELS, row.projectType)),
  day("awardDate", 8.5),
  amount("totalImplementationPrice"),
  amount("totalGuaranteedCostSavings"),
  column("lowestCoverage", 6.5, {
    kind: "number",
    value: ({ lowestCoverage }) => lowestCoverage && ratioText(new Decimal(lowestCoverage)),
    cell: ({ lowestCoverage }) => lowestCoverage && <Coverage ratio={lowestCoverage} />,
  }),
  column("findings", 7, {
    value: ({ findings: { errors, warnings } }) => `${errors}, ${warnings}`,
    cell: ({ findings }) => <Findings findings={findings} />,
  }),
  column("modifiedDate", 6.75, {
    value: ({ modifiedDate }) => modifiedDate && instant(modifiedDate),
    cell: ({ modifiedDate }) => modifiedDate && <Changed at={modifiedDate} />,
  }),
  amount("totalEstimatedCostSavings"),
  column("submittedAt", 12.5, { value: (row) => row.submittedAt, cell: (row) => instant(row.submittedAt) }),
  text("stateLocalSubmarket", 13, (row) => labelled(STATE_LOCAL_SUBMARKET_LABELS, row.stateLocalSubmarket)),
  text("federalContractType", 9, (row) => labelled(FEDERAL_CONTRACT_TYPE_LABELS, row.federalContractType)),
  text("uescContractType", 12, (row) => labelled(UESC_CONTRACT_TYPE_LABELS, row.uescContractType)),
  text("mvStatus", 8, (row) => labelled(MEASUREMENT_STATUS_LABELS, row.mvStatus)),
  text("mvVersion", 7, (row) => labelled(MEASUREMENT_VERSION_LABELS, row.mvVersion)),
  day("loanStartDate", 8.5),
  text("projectInitiatorOrganization", 13, (row) => row.projectInitiatorOrganization),
  text("escoOrganization", 13, (row) => row.escoOrganization),
  text("version", 7, (row) => row.version),
  text("isCts", 8, (row) => yesNo(row.isCts)),
  text("hasBeenApproved", 8, (row) => yesNo(row.hasBeenApproved)),
];

/** Default columns of the list: the party of a project that is not the reader's own, and the figures to compare. */
export function usualColumns(group: UserGroup | undefined): readonly ListColumn["id"][] {
  const party = group === UserGroup.Customer ? "escoName" : "customerOrganization";
  return [
    ...(["name", "stage", party, "totalImplementationPrice", "totalGuaranteedCostSavings"] as const),
    ...(["lowestCoverage", "findings", "modifiedDate"] as const),
  ];
}

/** The chosen columns in their order. */
export const columnsOf = (chosen: readonly ListColumn["id"][]): readonly ListColumn[] =>
  LIST_COLUMNS.filter(({ id }) => chosen.includes(id)).map((each) =>
    each === NAME && !chosen.includes("displayId") ? NUMBERED_NAME : each,
  );
