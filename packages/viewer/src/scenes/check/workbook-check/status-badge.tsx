import type { FileStatus } from "@epb/workbook/diagnostics";
import type { ReactElement } from "react";
import { Icon, type IconKind } from "../../../components/icon.js";
import { CHECK_TEXTS } from "../check-texts.js";

const LOOKS: Readonly<Record<FileStatus, { readonly badge: string; readonly sign: IconKind }>> = {
  ok: { badge: "success", sign: "check" },
  warnings: { badge: "warning", sign: "triangle" },
  errors: { badge: "danger", sign: "octagon" },
  unreadable: { badge: "danger", sign: "slash" },
  fault: { badge: "danger", sign: "slash" },
};

/** Result of a file, as an icon and a word. */
export function CheckStatusBadge({ status }: { readonly status: FileStatus }): ReactElement {
  const { badge, sign } = LOOKS[status];
  return (
    <span className={`badge badge--${badge}`}>
      <Icon kind={sign} /> {CHECK_TEXTS.status[status]}
    </span>
  );
}
