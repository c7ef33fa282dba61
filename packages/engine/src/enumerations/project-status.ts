/**
 * Pending: initiated by the customer, data being entered by the ESCO. Approved: the customer signed off.
 *
 * @spec C §3 "Project record", status
 */
export const ProjectStatus = {
  Pending: "Pending",
  Approved: "Approved",
} as const;
export type ProjectStatus = (typeof ProjectStatus)[keyof typeof ProjectStatus];
