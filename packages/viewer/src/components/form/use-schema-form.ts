import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";

/**
 * A form that is checked by a schema of the contract, as one types and when it is sent. Never when a field is left: a message
 * that appears then moves the button away from under the mouse.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodMiniType<unknown>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Values> {
  return useForm<Values, unknown, Values>({
    // The type of the resolver requires the form type as the output of the schema; our schemas are those of the
    // contract.
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Values>,
    defaultValues,
    mode: "onChange",
    reValidateMode: "onChange",
  });
}
