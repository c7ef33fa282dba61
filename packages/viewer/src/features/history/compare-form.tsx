import { Button, Label, TextInput } from "@trussworks/react-uswds";
import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { HISTORY_TEXTS } from "../../texts/project-history-texts.js";

/** Two revisions, the earlier first. */
export interface ComparedRevisions {
  readonly from: number;
  readonly to: number;
}

interface CompareFormProps {
  /** The present revision. */
  readonly latest: number;
  readonly compared: ComparedRevisions | undefined;
  readonly onCompare: (compared: ComparedRevisions) => void;
}

/** Asks for two revisions of a project. */
export function CompareForm({ latest, compared, onCompare }: CompareFormProps): ReactElement {
  const [from, setFrom] = useState(String(compared?.from ?? 1));
  const [to, setTo] = useState(String(compared?.to ?? latest));
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    if (compared === undefined) return;
    setFrom(String(compared.from));
    setTo(String(compared.to));
    setWrong(false);
  }, [compared]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const [first, last] = [Number(from), Number(to)];
    const isRight = first >= 1 && last <= latest && first < last;
    setWrong(!isRight);
    if (isRight) onCompare({ from: first, to: last });
  };
  const input = (id: string, label: string, value: string, set: (value: string) => void): ReactElement => (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <TextInput
        id={id}
        name={id}
        type="number"
        min={1}
        max={latest}
        step={1}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? "compare-error" : undefined}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
  return (
    <form className="compare-form" noValidate onSubmit={send}>
      {input("compare-from", HISTORY_TEXTS.from, from, setFrom)}
      {input("compare-to", HISTORY_TEXTS.to, to, setTo)}
      <Button type="submit" outline>
        {HISTORY_TEXTS.compareButton}
      </Button>
      {isWrong && (
        <span className="usa-error-message compare-form__error" id="compare-error" role="alert">
          {HISTORY_TEXTS.orderWrong(latest)}
        </span>
      )}
    </form>
  );
}
