import type { CreatedProject as CreationReply } from "@epb/contract";
import type { CreatedProject } from "./create-project.js";

/** Reply to a creation. @spec C §7 "reply must contain an id" */
export function presentCreated({ project, revision, entry, issues, upgrade }: CreatedProject): CreationReply {
  return {
    id: entry.id,
    record: { ...project.record },
    revision,
    issues,
    ...(upgrade !== undefined && { upgrade }),
  };
}
