import { isWaitingFor, type ProjectListRow, type ProjectStage, type UserGroup } from "@epb/contract";

/** A project that waits for the reader. */
export interface ProjectTask {
  readonly kind: "review" | "returned" | "reopened" | "enter";
  readonly row: ProjectListRow;
  readonly path: string;
}

/** Stages in which a project can wait for somebody. */
export const OPEN_STAGES: readonly ProjectStage[] = ["submitted", "returned", "reopened", "inEntry"];

const KINDS = { submitted: "review", returned: "returned", reopened: "reopened", inEntry: "enter" } as const;

/** Projects that wait for a user of the group: first those to review, then those to correct, then those to enter. */
export function projectTasks(rows: readonly ProjectListRow[], group: UserGroup): readonly ProjectTask[] {
  const tasks = rows.flatMap((row): ProjectTask[] => {
    const { id, stage, userRole } = row;
    if (stage === "approved" || !isWaitingFor(stage, { group, role: userRole })) return [];
    const part = stage === "submitted" ? "/review" : stage === "inEntry" ? "/data" : "";
    return [{ kind: KINDS[stage], row, path: `/portfolio/${id}${part}` }];
  });
  return OPEN_STAGES.flatMap((stage) => tasks.filter(({ row }) => row.stage === stage));
}
