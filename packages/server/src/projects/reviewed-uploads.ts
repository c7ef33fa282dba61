import type { SignedInUser } from "../accounts/signed-in-user.js";
import { KeptResults } from "../calculation/kept-results.js";
import type { Upload } from "../routing/receive-upload.js";
import type { Services } from "../services.js";

/** Workbooks that accounts have reviewed and not confirmed, by account and hash. A server that starts again knows none. */
export type ReviewedUploads = KeptResults<true>;

const MOST_REVIEWS = 10_000;

export const keepReviewedUploads = (): ReviewedUploads => new KeptResults(MOST_REVIEWS);

/** Notes that somebody has seen the preview of a workbook. */
export function noteReview(upload: Upload, caller: SignedInUser, { reviewedUploads }: Services): void {
  reviewedUploads.set(keyOf(upload, caller), true, 1);
}

/**
 * Takes the confirmation of a reviewed workbook out of the count of uploads, because its review was counted. A review covers
 * one confirmation.
 */
export async function forgiveConfirmation(
  upload: Upload,
  caller: SignedInUser,
  { reviewedUploads, limits }: Services,
): Promise<void> {
  const key = keyOf(upload, caller);
  if (reviewedUploads.get(key) === undefined) return;
  reviewedUploads.delete(key);
  await limits.forgive("upload", { account: caller.user.document.id });
}

const keyOf = ({ sha256 }: Upload, { user }: SignedInUser): string => `${user.document.id} ${sha256}`;
