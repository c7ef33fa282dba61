import ts from "typescript";

/** True when a value of the type can be a decimal: `Decimal`, `Decimal | undefined`, a type parameter that extends it. */
export function canBeDecimal(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnionOrIntersection()) return type.types.some((part) => canBeDecimal(part, checker));
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint !== undefined && constraint !== type && canBeDecimal(constraint, checker);
  }
  return isDeclaredByLibrary(type.getSymbol());
}

/** True for the class itself: `Decimal.round(…)`. */
export const isDecimalClass = (type: ts.Type): boolean =>
  type.getConstructSignatures().some((signature) => isDeclaredByLibrary(signature.getReturnType().getSymbol()));

function isDeclaredByLibrary(symbol: ts.Symbol | undefined): boolean {
  if (symbol?.getName() !== "Decimal") return false;
  return (symbol.declarations ?? []).some((node) =>
    /\/node_modules\/decimal\.js\//.test(node.getSourceFile().fileName.replaceAll("\\", "/")),
  );
}
