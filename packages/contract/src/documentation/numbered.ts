/** "1 Pending, 2 Approved": the labels of the numbers of an enumeration. */
export function numbered(labels: Readonly<Record<number, string>>): string {
  return Object.entries(labels)
    .map(([number, label]) => `${number} ${label}`)
    .join(", ");
}
