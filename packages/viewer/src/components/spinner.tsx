import type { ReactElement } from "react";
import { COMMON_TEXTS } from "../texts/common-texts.js";

/** Loading indicator. Beside a loading text it is decorative. */
export function Spinner(): ReactElement {
  return <span className="spinner" aria-hidden="true" />;
}

/** Replaces content that is loading. */
export function Waiting({ text = COMMON_TEXTS.loading }: { readonly text?: string }): ReactElement {
  return (
    <div className="waiting" role="status">
      <Spinner />
      <span>{text}</span>
    </div>
  );
}
