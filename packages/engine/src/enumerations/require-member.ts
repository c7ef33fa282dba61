import { EngineError } from "../errors/engine-error.js";

/**
 * Returns the value, or throws an error if the value is not a member of the enumeration.
 *
 * @throws EngineError 'Value X not in enumeration'
 * @spec C §5 "Enumerated values outside the allowed set", "not in enumeration'"
 *
 * @example
 * import { PaymentTiming, requireMember } from "@epb/engine";
 *
 * requireMember(PaymentTiming, 2); // 2
 */
export function requireMember<Member extends string | number>(
  enumeration: Readonly<Record<string, Member>>,
  value: unknown,
): Member {
  const member = Object.values(enumeration).find((candidate) => candidate === value);
  if (member === undefined) throw new EngineError("enumeration/value-unknown", { value });
  return member;
}
