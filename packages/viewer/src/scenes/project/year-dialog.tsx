import {
  LIST_PROJECT_FILES,
  type ListOption,
  type PresentedFile,
  type PresentedMeasurementYear,
  WRITE_MEASUREMENT_YEAR,
} from "@epb/contract";
import { Decimal, MeasurementStatus } from "@epb/engine";
import type { ReactElement } from "react";
import * as z from "zod/mini";
import { useCall, useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { RadioField, SelectField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { readEntry } from "../../features/project-draft/read-entry.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { MEASUREMENT_TEXTS } from "./project-records-texts.js";

/** Longest performance period. @spec C §5 "Calculations run over at most 40 years" */
const MOST_YEARS = 40;

const { body: BODY } = WRITE_MEASUREMENT_YEAR;

/** `$12,500.50` becomes 12500.5. Other texts stay unchanged, and the contract refuses them. */
function amountOf(text: string): string {
  const entry = readEntry(text, { kind: "decimal", look: "dollars", isNonNegative: true });
  return entry.ok && Decimal.isDecimal(entry.value) ? entry.value.toFixed() : text;
}

/** A text that may be empty, checked as a field of the body. @param read - Makes the value of the body. */
function ofBody(name: string, read = (text: string): string => text): z.ZodMiniType<string> {
  return z.string().check(
    z.trim(),
    z.superRefine((text, context) => {
      if (text === "") return;
      const parsed = (BODY as z.ZodMiniType).safeParse({ status: MeasurementStatus.Pending, [name]: read(text) });
      for (const { message } of parsed.error?.issues ?? []) context.addIssue({ code: "custom", message });
    }),
  );
}

/** The fields as they are typed; the contract checks status and amount. */
const SCHEMA = z.object({
  year: z
    .string()
    .check(
      z.refine((text) => /^\d{1,2}$/.test(text) && +text >= 1 && +text <= MOST_YEARS, MEASUREMENT_TEXTS.yearWrong),
    ),
  status: z.union([z.string(), z.number()]),
  verifiedSavings: ofBody("verifiedSavings", amountOf),
  reportDate: ofBody("reportDate"),
  reportFileId: z.optional(z.string()),
  measurementVerification: ofBody("measurementVerification", amountOf),
});

interface YearForm {
  year: string;
  status: string | number;
  verifiedSavings: string;
  reportDate: string;
  /** Undefined or empty without a file. */
  reportFileId?: string | undefined;
  measurementVerification: string;
}

interface YearDialogProps {
  /** Undefined if any year can be selected. */
  readonly year: number | undefined;
  readonly written: PresentedMeasurementYear | undefined;
  readonly onClose: () => void;
}

const OPTIONS = [
  { id: MeasurementStatus.Pending, name: MEASUREMENT_TEXTS.appliesYes },
  { id: MeasurementStatus.NotApplicable, name: MEASUREMENT_TEXTS.appliesNo },
];

/** Files of the project. The stored report is an option from the start, so that the field can show its name. */
function reportOptions(
  { reportFileId: id, reportFileName: name }: Partial<PresentedMeasurementYear> = {},
  files: readonly PresentedFile[] = [],
): readonly ListOption[] {
  const options = files.map((file) => ({ id: file.id, name: file.fileName }));
  const isListed = id === undefined || name === undefined || options.some((option) => option.id === id);
  return isListed ? options : [{ id, name }, ...options];
}

/** Form for the record of a year. */
export function YearDialog({ year, written, onClose }: YearDialogProps): ReactElement {
  const { id } = useOpenProject();
  const files = useCall(LIST_PROJECT_FILES, { params: { id } });
  const notices = useNotices();
  const { supportEmail } = useSite();
  const change = useChange(WRITE_MEASUREMENT_YEAR, PROJECT_ANSWERS, { handlesErrors: true });
  const form = useSchemaForm<YearForm>(SCHEMA, {
    year: String(year ?? ""),
    status: String(written?.status ?? MeasurementStatus.Pending),
    verifiedSavings: written?.verifiedSavings ?? "",
    reportDate: written?.reportDate ?? "",
    reportFileId: written?.reportFileId ?? "",
    measurementVerification: written?.measurementVerification ?? "",
  });
  const save = (entered: YearForm): void => {
    const chosen = Number(entered.year);
    const { reportDate, reportFileId = "" } = entered;
    const cost = amountOf(entered.measurementVerification.trim());
    const verifiedSavings = amountOf(entered.verifiedSavings.trim());
    change.mutate(
      {
        params: { id, year: chosen },
        body: {
          status: Number(entered.status) as (typeof OPTIONS)[number]["id"],
          ...(cost !== "" && { measurementVerification: cost }),
          ...(verifiedSavings !== "" && { verifiedSavings }),
          ...(reportDate !== "" && { reportDate }),
          ...(reportFileId !== "" && { reportFileId }),
        },
      },
      {
        onSuccess: () => {
          onClose();
          notices.done(MEASUREMENT_TEXTS.saved(chosen));
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  };
  return (
    <Dialog
      title={year === undefined ? MEASUREMENT_TEXTS.addTitle : MEASUREMENT_TEXTS.editTitle(year)}
      onClose={onClose}
    >
      <Form form={form} onSubmit={save}>
        {year === undefined && (
          <TextField
            name="year"
            inputMode="numeric"
            label={MEASUREMENT_TEXTS.yearLabel}
            hint={MEASUREMENT_TEXTS.yearHint}
            isRequired
          />
        )}
        <RadioField name="status" label={MEASUREMENT_TEXTS.applies} options={OPTIONS} isNumber={false} isRequired />
        <TextField
          name="verifiedSavings"
          inputMode="decimal"
          label={MEASUREMENT_TEXTS.savingsLabel}
          hint={MEASUREMENT_TEXTS.savingsHint}
        />
        <TextField
          name="reportDate"
          type="date"
          label={MEASUREMENT_TEXTS.dateLabel}
          hint={MEASUREMENT_TEXTS.dateHint}
        />
        <SelectField
          name="reportFileId"
          label={MEASUREMENT_TEXTS.fileLabel}
          hint={MEASUREMENT_TEXTS.fileHint}
          options={reportOptions(written, files.data)}
          isNumber={false}
        />
        <TextField
          name="measurementVerification"
          inputMode="decimal"
          label={MEASUREMENT_TEXTS.costLabel}
          hint={MEASUREMENT_TEXTS.costHint}
        />
        <FormFailure />
        <FormDialogActions text={COMMON_TEXTS.save} isWaiting={change.isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
