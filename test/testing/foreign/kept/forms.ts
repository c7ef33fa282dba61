import type { ForeignForm } from "../form.js";

/** Forms that are kept for a measurement: nobody looks at them while working on what is measured. */
export const KEPT_FORMS: readonly ForeignForm[] = [];
