import { LRUCache } from "lru-cache";
import { CACHE_SIZES } from "../../base/cache-sizes.js";
import type { Upload } from "../../base/upload.js";
import type { UploadContents } from "../../workers/upload-reader.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectServices } from "./project-services.js";

/**
 * Contents of workbooks that accounts have reviewed and not confirmed, by account and hash. A server that starts again knows
 * none.
 */
export type ReviewedUploads = LRUCache<string, UploadContents>;

export const keepReviewedUploads = (): ReviewedUploads => new LRUCache({ maxSize: CACHE_SIZES.reviewedUploads });

/** Keeps what a workbook contains for the confirmation of its preview. */
export function keepReview(
  upload: Upload,
  contents: UploadContents,
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
  upload: Upload,
  caller: SignedInUser,
  { reviewedUploads, limits }: ProjectServices,
): Promise<UploadContents | undefined> {
  const key = keyOf(upload, caller);
  const contents = reviewedUploads.get(key);
  if (contents === undefined) return undefined;
  reviewedUploads.delete(key);
  await limits.forgive("upload", { account: caller.user.document.id });
  return contents;
}

const keyOf = ({ sha256 }: Upload, { user }: SignedInUser): string => `${user.document.id} ${sha256}`;
