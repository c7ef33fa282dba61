import type { ReactElement, ReactNode } from "react";
import { RowAction } from "../../components/table/row-action.js";
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
        <RowAction
          text={COMMON_TEXTS.remove}
          label={ACCESS_TEXTS.remove(removed.name)}
          onAct={() => onRemove(removed)}
        />
      </div>
    </td>
  );
}
