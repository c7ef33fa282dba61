import { type ReactElement, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { latePart } from "../late-part.js";
import type { KeptForm } from "./use-kept-form.js";

// Loaded when there is something to say.
const KeptEntries = latePart(async () => (await import("./kept-entries.js")).KeptEntries);

interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly onSubmit: (values: Values) => unknown;
  /** Lists the problems above the fields after a failed submit. For forms with more than three fields. */
  readonly hasSummary?: boolean;
  /** No field can be changed: it has been sent. A form that sets this at any time has a legend. */
  readonly isDisabled?: boolean;
  /** Name of the group of all fields, for screen readers. */
  readonly legend?: string;
  /** Accessible name, if no heading precedes the form. */
  readonly label?: string;
  /** Copy of the entries in the browser. */
  readonly kept?: KeptForm<Values>;
  readonly children: ReactNode;
}

/** A form. Its fields, such as `TextField`, find it through context. */
export function Form<Values extends FieldValues>(props: FormProps<Values>): ReactElement {
  const { form, onSubmit, hasSummary = false, isDisabled = false, legend, label, kept, children } = props;
  const frame = useRef<HTMLFormElement>(null);
  const focused = useRef<HTMLElement>(null);
  useHeldFocus({ frame, focused }, isDisabled);
  return (
    <FormProvider {...form}>
      <form
        ref={frame}
        className="form"
        tabIndex={isDisabled ? -1 : undefined}
        onFocus={({ target, currentTarget }) => {
          if (target !== currentTarget) focused.current = target;
        }}
        noValidate
        aria-label={label}
        onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
      >
        {kept !== undefined && !isDisabled && (kept.restoredFrom !== undefined || kept.isFull) && (
          <Suspense>
            <KeptEntries
              kept={kept}
              goesOnAt={() => frame.current?.querySelector(".form__fields :is(input, select, textarea)") ?? null}
            />
          </Suspense>
        )}
        {hasSummary && <ErrorSummary form={form as unknown as UseFormReturn<FieldValues>} />}
        {legend === undefined ? (
          <div className="form__fields">{children}</div>
        ) : (
          <fieldset className="plain-fieldset form__fields" disabled={isDisabled}>
            <legend className="visually-hidden">{legend}</legend>
            {children}
          </fieldset>
        )}
      </form>
    </FormProvider>
  );
}

interface FormFocus {
  readonly frame: RefObject<HTMLFormElement | null>;
  /** Element within the form that has, or last had, the focus. */
  readonly focused: RefObject<HTMLElement | null>;
}

/**
 * Keeps the focus on the form while all its fields are disabled, and restores it afterwards: the browser blurs disabled
 * elements.
 */
function useHeldFocus({ frame, focused }: FormFocus, isDisabled: boolean): void {
  useLayoutEffect(() => {
    const { activeElement: now, body } = document;
    const isAtForm = now === frame.current;
    const wasWithin = focused.current !== null && (now === body || frame.current?.contains(now) === true);
    if (isDisabled && wasWithin && !isAtForm) frame.current?.focus({ preventScroll: true });
    if (!isDisabled && isAtForm) focused.current?.focus({ preventScroll: true });
  }, [frame, focused, isDisabled]);
}

/** Problems with links to their fields. After a submit, the first of these fields already has the focus. */
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
