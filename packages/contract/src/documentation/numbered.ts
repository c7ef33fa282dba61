/** "1 Pending, 2 Approved": what the numbers of an enumeration stand for. */
export function numbered(labels: Readonly<Record<number, string>>): string {
  return Object.entries(labels)
    .map(([number, label]) => `${number} ${label}`)
    .join(", ");
}
