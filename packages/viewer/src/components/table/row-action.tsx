import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";

interface RowActionProps {
  readonly text: string;
  /** Name for screen readers: the text, and the row. */
  readonly label: string;
  /** True for a text that can be longer than its column, such as a file name. */
  readonly isLong?: boolean;
  readonly onAct: () => void;
}

/** An action on a row of a table, as a link. */
export function RowAction({ text, label, isLong = false, onAct }: RowActionProps): ReactElement {
  return (
    <Button
      type="button"
      unstyled
      className={isLong ? "table-action long-word" : "table-action"}
      aria-label={label}
      onClick={onAct}
    >
      {text}
    </Button>
  );
}
