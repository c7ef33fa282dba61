import { CalculationType } from "../../enumerations/calculation-type.js";
import { MeasurementStatus } from "../../enumerations/measurement-status.js";
import { ProjectStatus } from "../../enumerations/project-status.js";
import { ProjectType } from "../../enumerations/project-type.js";
import { ProjectVersion } from "../../enumerations/project-version.js";
import { EngineError } from "../../errors/engine-error.js";
import { isJsonObject, type JsonMembers } from "./json-members.js";

export type UpgradeStepName = "project-type" | "project-status" | "calculation-type" | "measurement-status" | "version";

export interface UpgradeStep {
  readonly name: UpgradeStepName;
  /** Values that the step fills in, in words; absent if the step fills in nothing. */
  readonly filledIn?: string;
  /** The project after the step: the same object where the step has nothing to do. */
  readonly apply: (project: JsonMembers) => JsonMembers;
}

/** From 1.99 to 3.0.0, in order. What 3.0.0 needs and an older project leaves out gets the value the specification gives it. */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [
  {
    // C §3: version 1.99 is one of ePB.
    name: "project-type",
    filledIn: "project type ePB",
    apply: (project) => {
      const { projectType } = recordOf(project);
      if (projectType === ProjectType.Epx) {
        throw new EngineError("project/version-invalid", { version: ProjectVersion.V1_99, projectType });
      }
      return withRecordDefault(project, "projectType", ProjectType.Epb);
    },
  },
  {
    // C §4: a project starts as Pending.
    name: "project-status",
    filledIn: "status Pending",
    apply: (project) => withRecordDefault(project, "status", ProjectStatus.Pending),
  },
  {
    // C §3: "1 Standard (also called Default)".
    name: "calculation-type",
    filledIn: "calculation type Standard",
    apply: (project) => withRecordDefault(project, "calculationType", CalculationType.Standard),
  },
  {
    // C §3: "M&V status values … (default NA)".
    name: "measurement-status",
    filledIn: "M&V status NA",
    apply: (project) => {
      const { mv } = project;
      return isJsonObject(mv) && needsStatus(mv) ? { ...project, mv: withStatuses(mv) } : project;
    },
  },
  {
    name: "version",
    apply: (project) => withRecord(project, { version: ProjectVersion.V3_0_0 }),
  },
];

const recordOf = ({ record }: JsonMembers): JsonMembers => (isJsonObject(record) ? record : {});

const withRecord = (project: JsonMembers, members: JsonMembers): JsonMembers => ({
  ...project,
  record: { ...recordOf(project), ...members },
});

const withRecordDefault = (project: JsonMembers, name: string, value: unknown): JsonMembers =>
  recordOf(project)[name] === undefined ? withRecord(project, { [name]: value }) : project;

const yearsOf = ({ years }: JsonMembers): readonly unknown[] => (Array.isArray(years) ? years : []);

const lacksStatus = (item: unknown): boolean => isJsonObject(item) && item["status"] === undefined;

const needsStatus = (mv: JsonMembers): boolean => lacksStatus(mv) || yearsOf(mv).some(lacksStatus);

function withStatuses(mv: JsonMembers): JsonMembers {
  const status = MeasurementStatus.NotApplicable;
  const years = yearsOf(mv).map((year) => (isJsonObject(year) && lacksStatus(year) ? { ...year, status } : year));
  return { status, ...mv, ...(Array.isArray(mv["years"]) && { years }) };
}
