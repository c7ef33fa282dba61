import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { EmptyState } from "../../components/empty-state.js";
import { ADMINISTRATION_TEXTS as TEXTS } from "../../texts/administration-texts.js";

/** Replaces a list if no item matches the filters. */
export function NothingMatches({ onClear }: { readonly onClear: () => void }): ReactElement {
  return (
    <EmptyState title={TEXTS.noMatch}>
      <p>{TEXTS.noMatchText}</p>
      <Button type="button" outline onClick={onClear}>
        {TEXTS.clearFilters}
      </Button>
    </EmptyState>
  );
}
