import type { ReactElement, ReactNode } from "react";
import { Sign, type SignKind } from "./sign.js";

interface SignNoteProps {
  readonly kind: "success" | "warning" | "danger" | "info";
  readonly children: ReactNode;
}

const SIGNS: Readonly<Record<SignNoteProps["kind"], SignKind>> = {
  success: "check",
  warning: "triangle",
  danger: "octagon",
  info: "circle",
};

/** A message within a page, in the looks of an alert; its picture is part of the page and asks nothing of the network. */
export function SignNote({ kind, children }: SignNoteProps): ReactElement {
  return (
    <p className={`sign-note sign-note--${kind}`}>
      <Sign kind={SIGNS[kind]} /> <span>{children}</span>
    </p>
  );
}
