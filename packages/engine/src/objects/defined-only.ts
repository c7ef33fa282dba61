type Defined<Figures> = { readonly [Name in keyof Figures]?: Exclude<Figures[Name], undefined> };

/** The same figures without the ones that are not known: an absent figure has no key, so nobody can read it as a value. */
export function definedOnly<Figures extends object>(figures: Figures): Defined<Figures> {
  const known: { -readonly [Name in keyof Figures]?: Figures[Name] } = {};
  for (const name of Object.keys(figures) as (keyof Figures)[]) {
    if (figures[name] !== undefined) known[name] = figures[name];
  }
  return known as Defined<Figures>;
}
