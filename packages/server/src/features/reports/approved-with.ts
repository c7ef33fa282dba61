import { ApprovalStatus } from "@epb/engine";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { ProjectEntry } from "../projects/project-entries.js";

/**
 * The earlier version of the engine whose figures of the project were approved: those are told, and not what would come
 * out today (0061). Undefined where both are the same, or nothing is approved.
 */
export function approvedWith({
  approval,
  calculation: { engineVersion },
}: Pick<ProjectEntry, "approval" | "calculation">): string | undefined {
  return approval === ApprovalStatus.Approved && engineVersion !== ENGINE_VERSION ? engineVersion : undefined;
}
