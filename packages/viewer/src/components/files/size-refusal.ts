import { byteSize } from "../../format/numbers.js";
import { FILE_TEXTS } from "../../texts/file-texts.js";

/** Why a file of this size is not even sent; undefined where it may be. @param mostBytes - That the server takes. */
export function sizeRefusal({ size }: Pick<File, "size">, mostBytes: number): string | undefined {
  if (size === 0) return FILE_TEXTS.isEmpty;
  return size > mostBytes ? FILE_TEXTS.tooLarge(byteSize(mostBytes)) : undefined;
}
