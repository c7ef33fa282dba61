import { isWaitingFor, type ProjectListRow, type ProjectStage, type UserGroup } from "@epb/contract";

/** A project that waits for the reader. */
export interface ProjectTask {
  readonly kind: "review" | "returned" | "reopened" | "enter";
  readonly row: ProjectListRow;
  readonly path: string;
}

/** Stages in which a project can wait for somebody, the most urgent first. */
const OPEN_STAGES: readonly ProjectStage[] = ["submitted", "returned", "reopened", "inEntry"];

const KINDS = { submitted: "review", returned: "returned", reopened: "reopened", inEntry: "enter" } as const;

/**
 * Projects that wait for a user of the group: first those to review, then those to correct, then those to enter. In each
 * stage, the last changed project is the first.
 */
export function projectTasks(rows: readonly ProjectListRow[], group: UserGroup): readonly ProjectTask[] {
  const tasks = rows.flatMap((row): ProjectTask[] => {
    const { id, stage, userRole } = row;
    if (stage === "approved" || !isWaitingFor(stage, { group, role: userRole })) return [];
    const part = stage === "submitted" ? "/review" : stage === "inEntry" ? "/data" : "";
    return [{ kind: KINDS[stage], row, path: `/portfolio/${id}${part}` }];
  });
  const newestFirst = tasks.sort(({ row: one }, { row: other }) =>
    (other.modifiedDate ?? "").localeCompare(one.modifiedDate ?? ""),
  );
  return OPEN_STAGES.flatMap((stage) => newestFirst.filter(({ row }) => row.stage === stage));
}
