import { ApprovalStatus } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { ProjectEntry } from "../projects/project-entries.js";

/**
 * Earlier version of the engine that calculated the approved figures: reports show these, not those of the current
 * engine (0061). Undefined if both versions are equal, or the project is not approved.
 */
export function approvedWith({
  approval,
  calculation: { engineVersion },
}: Pick<ProjectEntry, "approval" | "calculation">): string | undefined {
  return approval === ApprovalStatus.Approved && engineVersion !== ENGINE_VERSION ? engineVersion : undefined;
}
