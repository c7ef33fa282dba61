import type { CalculationType } from "../enumerations/calculation-type.js";
import type { ProjectStatus } from "../enumerations/project-status.js";
import type { ProjectType } from "../enumerations/project-type.js";
import type { ProjectVersion } from "../enumerations/project-version.js";
import type { InputPath } from "../path-text/input-path.js";
import type { Accreditation } from "./accreditation.js";
import type { SavedCalculatedValues } from "./calculated/supplied-calculated-values.js";
import type { ProjectData } from "./project-data.js";
import type { ProjectFile } from "./project-file.js";
import type { ProjectMeasurement } from "./project-measurement.js";
import type { ProjectNote } from "./project-note.js";

/** @spec C §3 "Project", "The project holds" */
export interface Project {
  readonly record: ProjectRecord;
  readonly data: ProjectData;
  /**
   * Inputs that were entered and could not be read, so that they are neither entered nor missing. The data have no value
   * for them. A list or an item stands for all that is in it. Figures that depend on unknown inputs are withheld.
   */
  readonly unknownInputs?: readonly InputPath[];
  /** Values that came with the project, for Override projects and for checking; a calculation never changes them. */
  readonly calculatedValues?: SavedCalculatedValues;
  readonly mv?: ProjectMeasurement;
  readonly files?: readonly ProjectFile[];
  readonly notes?: readonly ProjectNote[];
  readonly hasBeenApproved?: boolean;
  readonly accreditation?: Accreditation;
}

/** @spec C §3 "Project record" */
export interface ProjectRecord {
  readonly id?: string;
  readonly displayId?: number;
  readonly name: string;
  readonly status: ProjectStatus;
  readonly calculationType: CalculationType;
  readonly version: ProjectVersion;
  /** ISO 8601 instants, as the store wrote them. */
  readonly createdDate?: string;
  readonly modifiedDate?: string;
  readonly projectType: ProjectType;
  /** A federal-government project with a contract type. @spec C §1 "isCts" */
  readonly isCts?: boolean;
}
