/** The type of figures once the ones that are not known have no key: those that may be undefined become optional. */
type Defined<Figures> = {
  readonly [Name in keyof Figures as undefined extends Figures[Name] ? never : Name]: Figures[Name];
} & {
  readonly [Name in keyof Figures as undefined extends Figures[Name] ? Name : never]?: Exclude<
    Figures[Name],
    undefined
  >;
};

/** The same figures without the ones that are not known: an absent figure has no key, so nobody can read it as a value. */
export function definedOnly<Figures extends object>(figures: Figures): Defined<Figures> {
  // Most figures are known, and copying them would take longer than this look at them.
  return (hasUnknown(figures) ? withoutUnknown(figures) : figures) as object as Defined<Figures>;
}

function hasUnknown<Figures extends object>(figures: Figures): boolean {
  for (const name in figures) {
    if (figures[name] === undefined) return true;
  }
  return false;
}

function withoutUnknown<Figures extends object>(figures: Figures): object {
  const known: { [Name in keyof Figures]?: Figures[Name] } = {};
  for (const name in figures) {
    if (figures[name] !== undefined) known[name] = figures[name];
  }
  return known;
}
