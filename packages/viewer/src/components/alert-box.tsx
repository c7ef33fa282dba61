import { Alert } from "@trussworks/react-uswds";
import type { ReactElement, ReactNode } from "react";

interface AlertBoxProps {
  readonly kind: "danger" | "warning" | "success" | "info";
  readonly title?: string;
  /** Level of the title, under the headings around it. */
  readonly level?: 2 | 3 | 4;
  /** Without children, nothing is rendered. */
  readonly children?: ReactNode;
}

const TYPES = { danger: "error", warning: "warning", success: "success", info: "info" } as const;

/** A message that stays. @spec P §2 "Alert box" */
export function AlertBox({ kind, title, level = 2, children }: AlertBoxProps): ReactElement | null {
  if (children === undefined || children === null || children === "") return null;
  const isUrgent = kind === "danger";
  return (
    <Alert
      type={TYPES[kind]}
      headingLevel={`h${level}`}
      heading={title}
      slim={title === undefined}
      role={isUrgent ? "alert" : "status"}
      // The component's own wrapper is a paragraph, which cannot contain lists and buttons.
      validation
    >
      <div className="usa-alert__text">{children}</div>
    </Alert>
  );
}
