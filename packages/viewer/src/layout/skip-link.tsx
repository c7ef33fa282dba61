import type { ReactElement, RefObject } from "react";
import { COMMON_TEXTS } from "../texts/common-texts.js";

/** Moves the focus past the header. */
export function SkipLink({ main }: { readonly main: RefObject<HTMLElement | null> }): ReactElement {
  return (
    // biome-ignore lint/a11y/useValidAnchor: as an address it would be a step of its own, and one away from what is not saved
    <a
      className="usa-skipnav"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}
    >
      {COMMON_TEXTS.skipToContent}
    </a>
  );
}
