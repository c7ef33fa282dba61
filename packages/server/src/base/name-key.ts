/** A name in the form that is compared: without case and surrounding spaces. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
