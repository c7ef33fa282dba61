import type { ReactElement } from "react";
import { useWaiting } from "../features/waiting/use-waiting.js";
import { LAYOUT_TEXTS } from "./layout-texts.js";

/** Number of things that wait for the reader, in the navigation bar. Nothing if the number is 0 or not known. */
export function WaitingCount(): ReactElement | null {
  const { count = 0 } = useWaiting(false).data ?? {};
  return count === 0 ? null : (
    <span className="bar__count">
      {count}
      <span className="visually-hidden"> {LAYOUT_TEXTS.waitingForYou}</span>
    </span>
  );
}
