import { byteSize } from "../../format/numbers.js";
import { FILE_TEXTS } from "../../texts/file-texts.js";

/**
 * Reason to refuse a file of this size before the upload; undefined if it may be sent.
 * @param mostBytes - Limit of the server.
 */
export function sizeRefusal({ size }: Pick<File, "size">, mostBytes: number): string | undefined {
  if (size === 0) return FILE_TEXTS.isEmpty;
  return size > mostBytes ? FILE_TEXTS.tooLarge(byteSize(mostBytes)) : undefined;
}
