import * as z from "zod/mini";
import { AgreementType } from "../../enumerations/agreement-type.js";
import { FinancingType } from "../../enumerations/financing-type.js";
import { PaymentFrequency } from "../../enumerations/payment-frequency.js";
import { PaymentTiming } from "../../enumerations/payment-timing.js";
import type { Capitalization, Financing } from "../../model/financing.js";
import {
  dateSchema,
  decimalSchema,
  keyTextSchema,
  memberSchema,
  nonNegativeSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

/** Ten years: no construction runs longer. */
const LONGEST_IMPLEMENTATION_MONTHS = 120;

export const financingSchema: z.ZodMiniType<Financing> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  financingIndex: z.exactOptional(textSchema),
  indexRate: z.exactOptional(nonNegativeSchema),
  addedPremium: z.exactOptional(decimalSchema),
  financingIssueDate: z.exactOptional(dateSchema),
  awardDate: z.exactOptional(dateSchema),
  effectiveThroughDate: z.exactOptional(dateSchema),
  implementationPeriodMonths: z.exactOptional(wholeNumberSchema(0, LONGEST_IMPLEMENTATION_MONTHS)),
  loanStartDate: z.exactOptional(dateSchema),
  projectAgreementTypeID: z.exactOptional(memberSchema(AgreementType)),
  paymentTimingYear: z.exactOptional(memberSchema(PaymentFrequency)),
  paymentTimingTypeID: z.exactOptional(memberSchema(PaymentTiming)),
  primaryFinancingTypeID: z.exactOptional(memberSchema(FinancingType)),
  secondaryFinancingTypeID: z.exactOptional(memberSchema(FinancingType)),
});

export const capitalizationSchema: z.ZodMiniType<Capitalization> = z.strictObject({
  procureConstrIntr: z.exactOptional(nonNegativeSchema),
  procureOther: z.exactOptional(nonNegativeSchema),
  bondedAmt: z.exactOptional(nonNegativeSchema),
});
