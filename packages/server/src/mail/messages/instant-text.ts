const FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** An instant as people read it, `November 21, 2026 at 12:00 PM (UTC)`: we do not know where the reader is. */
export function instantText(at: string): string {
  // Newer data of Intl put a narrow space before AM and PM, which plain-text mail programs show as a box.
  return `${FORMAT.format(new Date(at)).replaceAll("\u202f", " ")} (UTC)`;
}
