import { ViewSelection } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import type { User } from "./users.js";

/** True if the account is for ePX only. @spec P §3 "projectTypes (list)" */
export function isEpxUser({ projectTypes }: Pick<User, "projectTypes">): boolean {
  return projectTypes.every((type) => type === ProjectType.Epx);
}

/**
 * Menus of the user: those of ePX for an account that is for ePX only; otherwise the chosen ones.
 *
 * @spec P §3 "viewSelection (ePB by default)"; P §6 "ePX users are identified"
 */
export function viewOf(user: Pick<User, "projectTypes" | "viewSelection">): ViewSelection {
  return isEpxUser(user) ? ViewSelection.Epx : (user.viewSelection ?? ViewSelection.Epb);
}
