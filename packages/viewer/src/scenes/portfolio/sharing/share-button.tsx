import { actionRefusal, ProjectAction, type ProjectListRow, type UserGroup } from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useCurrentUser } from "../../../session/session-context.js";
import { ShareDialog } from "./share-dialog.js";
import { SHARING_TEXTS } from "./sharing-texts.js";

/** True if the reader can let others view the project. */
function mayShare({ userRole }: ProjectListRow, group: UserGroup): boolean {
  const standing = { group, approval: ApprovalStatus.Pending, ...(userRole !== undefined && { role: userRole }) };
  return actionRefusal(ProjectAction.KeepRecords, standing) === undefined;
}

/** Opens the dialog to share several projects; absent if the list has none that the reader can share. */
export function ShareButton({ rows }: { readonly rows: readonly ProjectListRow[] }): ReactElement | null {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const own = user === undefined ? [] : rows.filter((row) => mayShare(row, user.userGroupId));
  if (own.length === 0) return null;
  return (
    <>
      <Button type="button" outline aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {SHARING_TEXTS.open}
      </Button>
      {isOpen && <ShareDialog rows={own} onClose={() => setOpen(false)} />}
    </>
  );
}
