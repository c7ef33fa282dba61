import type { ListOption } from "@epb/contract";
import { Checkbox, ErrorMessage, Fieldset, FormGroup, Radio, Select } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useController, useFormContext } from "react-hook-form";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { FieldFrame, type FieldProps, RequiredMark, useField } from "./field.js";

interface ChoiceProps extends FieldProps {
  readonly options: readonly ListOption[];
  readonly isDisabled?: boolean;
  /** True if the options have numbers as values. */
  readonly isNumber?: boolean;
}

/** Value of a choice; undefined for the empty option. */
const chosen = (isNumber: boolean) => (text: string | null | undefined) => {
  if (text === "" || text === undefined || text === null) return undefined;
  return isNumber ? Number(text) : text;
};

/** One of a list that folds out. */
export function SelectField({ options, isDisabled, isNumber = true, ...field }: ChoiceProps): ReactElement {
  const { register } = useFormContext();
  const { ref, ...input } = register(field.name, { setValueAs: chosen(isNumber) });
  const { attributes } = useField(field.name, field.hint);
  return (
    <FieldFrame {...field}>
      <Select {...input} {...attributes} inputRef={ref} disabled={isDisabled} aria-required={field.isRequired}>
        <option value="">{COMMON_TEXTS.pleaseChoose}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/**
 * One of several options, all visible. It sets the value itself, because `register` would store the text of a radio
 * button instead of a number.
 */
export function RadioField({ options, isNumber = true, ...field }: ChoiceProps): ReactElement {
  const { field: input } = useController({ name: field.name });
  return (
    <ChoiceFrame {...field}>
      {options.map(({ id, name }, index) => (
        <Radio
          key={id}
          name={field.name}
          inputRef={index === 0 ? input.ref : undefined}
          id={`${field.name}-${id}`}
          value={id}
          label={name}
          checked={input.value === chosen(isNumber)(String(id))}
          onChange={({ target }) => input.onChange(chosen(isNumber)(target.value))}
        />
      ))}
    </ChoiceFrame>
  );
}

/** Any of a few: a list of texts, as browsers have it. */
export function CheckboxesField({ options, ...field }: ChoiceProps): ReactElement {
  const { register } = useFormContext();
  const { ref, ...input } = register(field.name);
  return (
    <ChoiceFrame {...field}>
      {options.map(({ id, name }) => (
        <Checkbox key={id} {...input} inputRef={ref} id={`${field.name}-${id}`} value={id} label={name} />
      ))}
    </ChoiceFrame>
  );
}

/** Yes or no. */
export function CheckboxField({ name, label }: FieldProps): ReactElement {
  const { register } = useFormContext();
  const { ref, ...input } = register(name);
  const { attributes, error } = useField(name);
  return (
    <FormGroup error={error !== undefined}>
      {error !== undefined && <ErrorMessage id={`${name}-error`}>{error}</ErrorMessage>}
      <Checkbox {...input} {...attributes} inputRef={ref} label={label} />
    </FormGroup>
  );
}

/** Legend, hint and message around several boxes. */
function ChoiceFrame(props: FieldProps & { readonly children: ReactElement[] }): ReactElement {
  const { name, label, hint, isRequired = false, children } = props;
  const { error, attributes } = useField(name, hint);
  return (
    <FormGroup error={error !== undefined}>
      <Fieldset
        legend={
          <>
            {label}
            {isRequired && <RequiredMark />}
          </>
        }
        aria-describedby={attributes["aria-describedby"]}
      >
        {hint !== undefined && (
          <span className="usa-hint" id={`${name}-hint`}>
            {hint}
          </span>
        )}
        {error !== undefined && <ErrorMessage id={`${name}-error`}>{error}</ErrorMessage>}
        {children}
      </Fieldset>
    </FormGroup>
  );
}
