import type { ProjectListSummary } from "@epb/contract";
import type { ReactElement } from "react";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import { hasFilterValue, type ListChoice, toggled } from "./list-choice.js";

/** Filter and value of each chip. */
const CHIPS = [
  { id: "waiting", name: "attention", value: "waiting" },
  { id: "submitted", name: "stage", value: "submitted" },
  { id: "returned", name: "stage", value: "returned" },
  { id: "errors", name: "attention", value: "errors" },
  { id: "paymentsAboveGuarantee", name: "attention", value: "paymentsAboveGuarantee" },
] as const;

interface AttentionChipsProps {
  readonly choice: ListChoice;
  readonly onChoose: (choice: ListChoice) => void;
  /** Counts of everything that the person can see; undefined until they are loaded. */
  readonly counts: ProjectListSummary["ofAll"] | undefined;
}

/** Filters for projects that need attention. A chip without projects is hidden, unless it is pressed. */
export function AttentionChips({ choice, onChoose, counts }: AttentionChipsProps): ReactElement | null {
  const shown = CHIPS.filter(({ id, name, value }) => (counts?.[id] ?? 0) > 0 || hasFilterValue(choice, name, value));
  if (shown.length === 0) return null;
  return (
    <ul className="attention-chips no-print" aria-label={PORTFOLIO_TEXTS.attention}>
      {shown.map(({ id, name, value }) => (
        <li key={id}>
          <button
            type="button"
            className="attention-chip"
            aria-pressed={hasFilterValue(choice, name, value)}
            onClick={() => onChoose(toggled(choice, name, value))}
          >
            {PORTFOLIO_TEXTS.chip[id]}
            {counts !== undefined && (
              <span className="attention-chip__count">{PORTFOLIO_TEXTS.chipCount(counts[id])}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
