import { ViewSelection } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import type { User } from "./users.js";

/** True for an account that is for ePX and nothing else. @spec P §3 "projectTypes (list)" */
export function isEpxUser({ projectTypes }: Pick<User, "projectTypes">): boolean {
  return projectTypes.every((type) => type === ProjectType.Epx);
}

/**
 * The menus that somebody sees: those of ePX for an account that is for ePX only, whatever it chose before; otherwise the
 * ones that were chosen.
 *
 * @spec P §3 "viewSelection (ePB by default)"; P §6 "ePX users are identified"
 */
export function viewOf(user: Pick<User, "projectTypes" | "viewSelection">): ViewSelection {
  return isEpxUser(user) ? ViewSelection.Epx : (user.viewSelection ?? ViewSelection.Epb);
}
