/** The same figures without the ones that are not known: an absent figure has no key, so nobody can read it as a value. */
export function definedOnly<Figures extends object>(
  figures: Figures,
): { readonly [Name in keyof Figures]?: Exclude<Figures[Name], undefined> } {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Figures]?: Exclude<Figures[Name], undefined>;
  };
}
