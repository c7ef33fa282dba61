import { type ComponentProps, lazy, type ReactElement, Suspense } from "react";
import type { ConfirmDialog } from "../components/confirm-dialog.js";

// Loaded when something is asked: dialogs are no part of the first load.
const Loaded = lazy(async () => ({ default: (await import("../components/confirm-dialog.js")).ConfirmDialog }));

/** A question of the frame around every screen. */
export const LazyConfirmDialog = (props: ComponentProps<typeof ConfirmDialog>): ReactElement => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
