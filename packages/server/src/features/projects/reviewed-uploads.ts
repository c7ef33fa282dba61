import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectServices } from "./project-services.js";
import type { ReadUpload } from "./read-upload.js";
import type { UploadWork } from "./upload-project.js";

/** A workbook, and the mapping profile that was named for it. */
type ReviewedUpload = Pick<UploadWork, "upload" | "profileId">;

/**
 * Contents of workbooks that accounts have reviewed and not confirmed, by account, hash, and named profile. A server that starts again knows
 * none.
 */
export type ReviewedUploads = LRUCache<string, ReadUpload>;

export const keepReviewedUploads = (): ReviewedUploads => new LRUCache({ maxSize: CACHE_SIZES.reviewedUploads });

/** Keeps what a workbook contains for the confirmation of its preview. */
export function keepReview(
  upload: ReviewedUpload,
  contents: ReadUpload,
  caller: SignedInUser,
  { reviewedUploads }: ProjectServices,
): void {
  reviewedUploads.set(keyOf(upload, caller), contents, { size: contents.bytes });
}

/**
 * Takes the contents of a reviewed workbook, so that the confirmation need not read it again. The confirmation does not count
 * as an upload, because its review was counted. A review covers one confirmation.
 *
 * @returns Undefined without a review.
 */
export async function takeReview(
  upload: ReviewedUpload,
  caller: SignedInUser,
  { reviewedUploads, limits }: ProjectServices,
): Promise<ReadUpload | undefined> {
  const key = keyOf(upload, caller);
  const contents = reviewedUploads.get(key);
  if (contents === undefined) return undefined;
  reviewedUploads.delete(key);
  await limits.forgive("upload", { account: caller.user.document.id });
  return contents;
}

const keyOf = ({ upload: { sha256 }, profileId = "" }: ReviewedUpload, { user }: SignedInUser): string =>
  `${user.document.id} ${sha256} ${profileId}`;
