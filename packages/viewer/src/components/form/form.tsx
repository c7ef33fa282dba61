import type { ReactElement, ReactNode } from "react";
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { COMMON_TEXTS } from "../../texts/common-texts.js";

interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly onSubmit: (values: Values) => unknown;
  /** Lists what is wrong above the fields when a form was sent that cannot be. For forms of more than a few fields. */
  readonly hasSummary?: boolean;
  /** No field can be changed: it has been sent. */
  readonly isDisabled?: boolean;
  /** Name for screen readers, where no heading stands before it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form: its fields are `TextField` and its sisters, which find it by themselves. */
export function Form<Values extends FieldValues>(props: FormProps<Values>): ReactElement {
  const { form, onSubmit, hasSummary = false, isDisabled = false, label, children } = props;
  return (
    <FormProvider {...form}>
      <form
        className="form"
        noValidate
        aria-label={label}
        onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
      >
        {hasSummary && <ErrorSummary form={form as unknown as UseFormReturn<FieldValues>} />}
        <fieldset className="form__fields" disabled={isDisabled}>
          {children}
        </fieldset>
      </form>
    </FormProvider>
  );
}

/** What is wrong, each leading to its field. The first of them has the focus already when it is sent. */
function ErrorSummary({ form }: { readonly form: UseFormReturn<FieldValues> }): ReactElement | null {
  const { errors, submitCount } = form.formState;
  const found = messagesOf(errors);
  if (submitCount === 0 || found.length === 0) return null;
  return (
    <div className="usa-alert usa-alert--error" role="alert">
      <div className="usa-alert__body">
        <h2 className="usa-alert__heading">{COMMON_TEXTS.errorSummaryTitle}</h2>
        <ul className="usa-list">
          {found.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  form.setFocus(name);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function messagesOf(errors: FieldErrors, above = ""): readonly { readonly name: string; readonly message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = above + key;
    if (error === undefined) return [];
    if (typeof error.message === "string") return [{ name, message: error.message }];
    return messagesOf(error as FieldErrors, `${name}.`);
  });
}
