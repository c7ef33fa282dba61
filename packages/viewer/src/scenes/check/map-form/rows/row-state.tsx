import type { ReactElement } from "react";
import { Icon, type IconKind } from "../../../../components/icon.js";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { RowState } from "../state/open-questions.js";

const ICONS: Readonly<Record<RowState, IconKind>> = {
  found: "check",
  check: "triangle",
  missing: "octagon",
  unused: "slash",
};

/** State of a row, in words and with an icon. */
export function RowStateBadge({ state }: { readonly state: RowState }): ReactElement {
  return (
    <span className={`map-state map-state--${state}`}>
      <Icon kind={ICONS[state]} /> {MAP_TEXTS.states[state]}
    </span>
  );
}
