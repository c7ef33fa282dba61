import {
  APPLICATION_KINDS,
  type ApplicationKind,
  type ApplicationListItem,
  type ApplicationQuery,
  hasPermission,
  LIMITS,
} from "@epb/contract";
import { ApiError, forbidden } from "../../base/api-error.js";
import { type Condition, cursorText, parseCursor } from "../../store/query.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectServices } from "../projects/project-services.js";
import { APPLICATIONS } from "./applications.js";
import { presentListItem } from "./present-application.js";

/** A page of the applications that the user made or reviews, last changed first. */
export async function listApplications(
  kind: ApplicationKind,
  { scope, status, limit = LIMITS.pageSize.default, cursor }: ApplicationQuery,
  caller: SignedInUser,
  { store }: ProjectServices,
): Promise<{ readonly items: readonly ApplicationListItem[]; readonly next?: string }> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    throw new ApiError(400, "input/invalid", "This cursor belongs to another list or sort order.");
  }
  const page = await store.find(APPLICATIONS, {
    where: [
      { column: "kind", is: kind },
      inScope(kind, scope, caller),
      ...(status === undefined ? [] : [{ column: "status", is: status }]),
    ],
    orderBy: { column: "modifiedAt", descending: true },
    ...(after !== undefined && { after }),
    limit,
  });
  return {
    items: page.items.map(({ document }) => presentListItem(document)),
    ...(page.next !== undefined && { next: cursorText(page.next) }),
  };
}

function inScope(kind: ApplicationKind, scope: ApplicationQuery["scope"], { user }: SignedInUser): Condition {
  const { id, group } = user.document;
  const isReviewer = hasPermission(group, APPLICATION_KINDS[kind].viewPermission);
  if (scope === "review" && !isReviewer) throw forbidden();
  return isReviewer && scope !== "own" ? { column: "isReviewable", is: true } : { column: "applicantId", is: id };
}
