import { type ProjectListRow, type ProjectStage, UserGroup } from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { expect, test } from "vitest";
import { projectTasks } from "./project-tasks.js";

const { ProjectInitiator, ProjectBuilder, ProjectViewer } = ProjectAccessRole;

const ROWS = (["approved", "inEntry", "returned", "submitted", "reopened"] as const).map(
  (stage: ProjectStage) => ({ id: stage, stage }) as ProjectListRow,
);

const tasksOf = (group: UserGroup, userRole?: ProjectAccessRole) =>
  projectTasks(
    ROWS.map((row) => ({ ...row, ...(userRole !== undefined && { userRole }) })),
    group,
  ).map(({ kind, path }) => [kind, path]);

test("a submitted project waits for the customer, on its review page", () => {
  expect(tasksOf(UserGroup.Customer, ProjectInitiator)).toEqual([["review", "/portfolio/submitted/review"]]);
});

test("a project in entry waits for its ESCO, after the projects to correct", () => {
  expect(tasksOf(UserGroup.Esco, ProjectBuilder)).toEqual([
    ["returned", "/portfolio/returned"],
    ["reopened", "/portfolio/reopened"],
    ["enter", "/portfolio/inEntry/data"],
  ]);
});

test("nothing waits for viewers, or for administrators without a role on the project", () => {
  expect(tasksOf(UserGroup.Customer, ProjectViewer)).toEqual([]);
  expect(tasksOf(UserGroup.Admin)).toEqual([]);
});

test("the last changed project of a stage is the first", () => {
  const rows = ["2026-01-01", "2026-03-01", "2026-02-01"].map(
    (day) =>
      ({
        id: day,
        stage: "submitted",
        modifiedDate: `${day}T00:00:00.000Z`,
        userRole: ProjectInitiator,
      }) as ProjectListRow,
  );
  expect(projectTasks(rows, UserGroup.Customer).map(({ row }) => row.id)).toEqual([
    ...["2026-03-01", "2026-02-01", "2026-01-01"],
  ]);
});
