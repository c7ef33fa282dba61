import { accountEmailSchema, CHECK_EMAIL } from "@epb/contract";
import { useEffect } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useCall } from "../../../calls/use-call.js";
import { useDebounced } from "../../../components/use-debounced.js";
import { useSite } from "../../../site/site-context.js";
import { requestResolver } from "./request-problems.js";
import { BLANK_REQUEST, type RequestValues } from "./request-values.js";

/** Somebody who has not typed for this long has finished. */
const SETTLED_MILLISECONDS = 600;

/**
 * True if an account with this address exists, on a site that answers this question. The request is sent when typing
 * stops; without an answer, the server reports the problem on submit.
 *
 * @spec P §5 "'Email already exists."; P §7 "GET api/account-request/email-checker/{email}"
 */
function useEmailExists(entered: string): boolean {
  const { tellsEmailExists } = useSite();
  const email = entered.trim().toLowerCase();
  const settled = useDebounced(email, SETTLED_MILLISECONDS);
  const isAddress = z.safeParse(accountEmailSchema, settled).success;
  const { data } = useCall(
    CHECK_EMAIL,
    { params: { email: settled } },
    { isEnabled: tellsEmailExists && isAddress, staleTime: Number.POSITIVE_INFINITY },
  );
  return settled === email && isAddress && data?.exists === true;
}

interface RequestForm {
  readonly form: UseFormReturn<RequestValues, unknown, RequestValues>;
  readonly values: RequestValues;
  /** Addresses of the form that have accounts. */
  readonly taken: ReadonlySet<string>;
}

/** Form state; fields that depend on another one are validated again when that one changes. */
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

/** Validates a field again when another value changes, if the field was edited or has an error. */
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
