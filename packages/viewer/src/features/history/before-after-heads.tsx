import type { ReactElement } from "react";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";

/** Heads of the two columns that say what was, and what came of it. */
export function BeforeAfterHeads(): ReactElement {
  return (
    <>
      <th scope="col" className="is-number">
        {ATTRIBUTION_TEXTS.before}
      </th>
      <th scope="col" className="is-number">
        {ATTRIBUTION_TEXTS.after}
      </th>
    </>
  );
}
