import { Button } from "@trussworks/react-uswds";
import type { ReactElement, ReactNode } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { ACCESS_TEXTS } from "./project-records-texts.js";
import type { RemovedAccess } from "./remove-access-dialog.js";

/** Opens the confirmation to remove access; absent if the current user may not remove access. */
export type OnRemove = ((removed: RemovedAccess) => void) | undefined;

interface RemoveAccessCellProps {
  readonly removed: RemovedAccess;
  readonly onRemove: OnRemove;
  /** Other actions of the row, before the button. */
  readonly children?: ReactNode;
}

/** Button in a member's row that removes the access. */
export function RemoveAccessCell({ removed, onRemove, children }: RemoveAccessCellProps): ReactElement | null {
  if (onRemove === undefined) return null;
  return (
    <td>
      <div className="table-actions">
        {children}
        <Button
          type="button"
          unstyled
          className="table-action"
          aria-label={ACCESS_TEXTS.remove(removed.name)}
          onClick={() => onRemove(removed)}
        >
          {COMMON_TEXTS.remove}
        </Button>
      </div>
    </td>
  );
}
