/**
 * Expenses of a performance-period year beside measurement and verification, which has its own field.
 *
 * @spec C §3 "performance period items", otherExpenses; the list is D9
 */
export const ExpenseField = {
  Management: 1,
  Operation: 2,
  Maintenance: 3,
  RepairAndReplacement: 4,
  PermitsAndLicenses: 5,
  Insurance: 6,
  PropertyTaxes: 7,
  OtherExpenseType1: 8,
  OtherExpenseType2: 9,
} as const;
export type ExpenseField = (typeof ExpenseField)[keyof typeof ExpenseField];

export const EXPENSE_FIELD_LABELS: Readonly<Record<ExpenseField, string>> = {
  1: "Management/administration",
  2: "Operation",
  3: "Maintenance",
  4: "Repair and replacement",
  5: "Permits and licenses",
  6: "Insurance",
  7: "Property taxes",
  8: "Other expense type 1",
  9: "Other expense type 2",
};
