import { onlyView, ViewSelection } from "@epb/contract";
import type { User } from "./users.js";

/** True if the account is for ePX only. @spec P §3 "projectTypes (list)" */
export function isEpxUser(user: Pick<User, "projectTypes">): boolean {
  return onlyView(user) === ViewSelection.Epx;
}

/**
 * Menus of the user: those of the edition for an account with one edition; otherwise the chosen ones.
 *
 * @spec P §3 "viewSelection (ePB by default)"; P §6 "ePX users are identified"
 */
export function viewOf(user: Pick<User, "projectTypes" | "viewSelection">): ViewSelection {
  return onlyView(user) ?? user.viewSelection ?? ViewSelection.Epb;
}
