import type { ReactElement } from "react";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import type { Change } from "./attribution-parts.js";
import { InputsTable } from "./inputs-table.js";

/** What was entered differently. */
export function ChangedInputs({ changes }: { readonly changes: readonly Change[] }): ReactElement {
  return <InputsTable caption={ATTRIBUTION_TEXTS.inputs} inputs={changes.flatMap((change) => change.inputs)} />;
}
