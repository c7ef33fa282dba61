import { useEffect } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { requestResolver } from "./request-problems.js";
import { BLANK_REQUEST, type RequestValues } from "./request-values.js";
import { useEmailExists } from "./use-email-exists.js";

interface RequestForm {
  readonly form: UseFormReturn<RequestValues, unknown, RequestValues>;
  readonly values: RequestValues;
  /** Addresses of the form that have accounts. */
  readonly taken: ReadonlySet<string>;
}

/** The form and what it holds; fields that depend on another one are looked at again when that one changes. */
export function useRequestForm(): RequestForm {
  // The addresses are asked about outside the form, which is checked with what is known of them.
  const known = new Set<string>();
  const form = useForm<RequestValues, unknown, RequestValues>({
    resolver: requestResolver(known),
    defaultValues: BLANK_REQUEST,
    mode: "onChange",
    reValidateMode: "onChange",
  });
  const values = useWatch({ control: form.control }) as RequestValues;
  const { officeEmailAddress, secondaryEmailAddress, country } = values;
  const isOfficeTaken = useEmailExists(officeEmailAddress);
  const isSecondaryTaken = useEmailExists(secondaryEmailAddress);
  if (isOfficeTaken) known.add(officeEmailAddress.trim().toLowerCase());
  if (isSecondaryTaken) known.add(secondaryEmailAddress.trim().toLowerCase());
  useLookAgain(form, "officeEmailAddress", isOfficeTaken);
  useLookAgain(form, "secondaryEmailAddress", `${isSecondaryTaken} ${officeEmailAddress}`);
  // Another country has another rule.
  useLookAgain(form, "zip", country);
  return { form, values, taken: known };
}

/** Checks a field again when something else changes, where somebody has entered something or been told something. */
function useLookAgain(
  { trigger, getFieldState }: RequestForm["form"],
  field: keyof RequestValues,
  change: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever that changes
  useEffect(() => {
    const { isDirty, error } = getFieldState(field);
    if (isDirty || error !== undefined) void trigger(field);
  }, [change, field, trigger, getFieldState]);
}
