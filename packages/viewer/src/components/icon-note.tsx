import type { ReactElement, ReactNode } from "react";
import { Icon, type IconKind } from "./icon.js";

interface IconNoteProps {
  readonly kind: "success" | "warning" | "danger" | "info";
  readonly children: ReactNode;
}

const ICONS: Readonly<Record<IconNoteProps["kind"], IconKind>> = {
  success: "check",
  warning: "triangle",
  danger: "octagon",
  info: "circle",
};

/** A message within a page in the style of an alert; its icon needs no network request. */
export function IconNote({ kind, children }: IconNoteProps): ReactElement {
  return (
    <p className={`sign-note sign-note--${kind}`}>
      <Icon kind={ICONS[kind]} /> <span>{children}</span>
    </p>
  );
}
