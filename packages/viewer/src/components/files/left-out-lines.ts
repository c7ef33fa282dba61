import { FILE_TEXTS } from "../../texts/file-texts.js";
import { type Dropped, MOST_FILES } from "./dropped-files.js";

/** Skipped parts of a drop with the reasons, one line for each, so that no file disappears without a message. */
export function leftOutLines({ files, leftOut }: Dropped, isMultiple: boolean): readonly string[] {
  const { otherKinds, unreadable, folders, isCut } = leftOut;
  const [first, ...others] = files;
  const lines = [
    !isMultiple && first !== undefined && others.length > 0 && FILE_TEXTS.onlyFirst(first.path),
    folders.length > 0 && FILE_TEXTS.folders(folders),
    otherKinds.length > 0 && FILE_TEXTS.otherKinds(otherKinds),
    unreadable.length > 0 && FILE_TEXTS.unreadable(unreadable),
    isCut && FILE_TEXTS.cut(MOST_FILES),
  ].filter((line) => line !== false);
  return lines.length === 0 && first === undefined ? [FILE_TEXTS.empty] : lines;
}
