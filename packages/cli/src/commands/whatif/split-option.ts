/** An option such as `PATH=VALUE`. */
export interface SplitOption<Operator extends string = string> {
  readonly name: string;
  readonly operator: Operator;
  readonly rest: string;
}

/**
 * Splits an option at the first of several operators. Text in brackets belongs to the name:
 * `ecms[ecmNumber=3].implementation.deliveryCharge=+5%`.
 * @param operators - Longer operators precede shorter ones.
 */
export function splitOption<Operator extends string>(
  text: string,
  operators: readonly Operator[],
): SplitOption<Operator> | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "[") depth++;
    else if (text[at] === "]") depth--;
    if (depth > 0) continue;
    const operator = operators.find((each) => text.startsWith(each, at));
    if (operator === undefined) continue;
    const name = text.slice(0, at).trim();
    return name === "" ? undefined : { name, operator, rest: text.slice(at + operator.length).trim() };
  }
  return undefined;
}
