import { ProjectType } from "@epb/engine";
import { ViewSelection } from "./users.js";

/** Menus of an account for one edition, which has no choice; undefined for an account with a choice. */
export function onlyView({ projectTypes }: { readonly projectTypes: readonly number[] }): ViewSelection | undefined {
  if (projectTypes.every((type) => type === ProjectType.Epx)) return ViewSelection.Epx;
  return projectTypes.every((type) => type === ProjectType.Epb) ? ViewSelection.Epb : undefined;
}
