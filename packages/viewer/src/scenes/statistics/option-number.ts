/** The number of an option, where the text is one; options are asked for by number. */
export function optionNumber<Id extends number>(labels: Readonly<Record<Id, string>>, text: string): Id | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) in labels ? (Number(text) as Id) : undefined;
}
