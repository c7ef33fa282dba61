import type { ReactElement } from "react";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";

/** Headers of the columns before and after a change. */
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
