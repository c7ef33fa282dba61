import { MESSAGES } from "@epb/contract";
import { useEffect } from "react";
import { useNotices } from "./notices/notice-list.js";

/** In place of a part that the person asked for and that could not be loaded: a notice, and the page stays. */
export function LoadFailureNotice(): null {
  const notices = useNotices();
  useEffect(() => notices.show(MESSAGES.chunkLoadFailed, { kind: "danger" }), [notices]);
  return null;
}
