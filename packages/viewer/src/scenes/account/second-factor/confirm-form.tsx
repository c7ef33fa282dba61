import { CONFIRM_SECOND_FACTOR } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import { encode } from "uqr";
import type * as z from "zod/mini";
import { useChange } from "../../../calls/use-call.js";
import { Facts } from "../../../components/facts.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { TextField } from "../../../components/form/text-field.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useSite } from "../../../site/site-context.js";
import { DialogButtons } from "./dialog-buttons.js";
import { SECOND_FACTOR_TEXTS as TEXTS } from "./second-factor-texts.js";

/** Modules of light around the picture, without which readers do not find it. ISO/IEC 18004 §6.3.8 */
const QUIET_BORDER = 4;

interface QrPictureProps {
  readonly text: string;
  /** For screen readers. */
  readonly label: string;
}

/** QR code of a text. The text is not sent anywhere. */
function QrPicture({ text, label }: QrPictureProps): ReactElement {
  const { data: rows, size } = useMemo(() => encode(text, { border: QUIET_BORDER }), [text]);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr-picture__ground" width={size} height={size} />
      <path d={path.join("")} />
    </svg>
  );
}

/** The key of an app, as text and as the address that its picture holds. */
export interface Started {
  readonly secret: string;
  readonly uri: string;
}

interface Values {
  readonly code: string;
}

interface ConfirmFormProps {
  readonly started: Started;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Groups of four are easier to type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** The key for the app, and its first code, which shows that it has arrived. */
export function ConfirmForm({ started, onConfirmed, onCancel }: ConfirmFormProps): ReactElement {
  const { supportEmail } = useSite();
  const form = useSchemaForm<Values>(CONFIRM_SECOND_FACTOR.body as z.ZodMiniType<Values>, { code: "" });
  const { mutateAsync } = useChange(CONFIRM_SECOND_FACTOR, [], { handlesErrors: true });
  const confirm = (body: Values): Promise<void> =>
    mutateAsync({ body }).then(
      ({ recoveryCodes }) => onConfirmed(recoveryCodes),
      (error: unknown) => putFailure(form, error, supportEmail, "code"),
    );
  return (
    <Form form={form} onSubmit={confirm}>
      <p>{TEXTS.secretLead}</p>
      <QrPicture text={started.uri} label={TEXTS.pictureLabel} />
      <Facts facts={[[TEXTS.secretLabel, <code key="secret">{inGroups(started.secret)}</code>]]} isNarrow />
      <p>
        <a href={started.uri}>{TEXTS.openApp}</a>
      </p>
      <p>{TEXTS.codeLead}</p>
      <TextField
        name="code"
        label={TEXTS.code}
        hint={TEXTS.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
      />
      <FormFailure />
      <DialogButtons text={TEXTS.confirm} isWaiting={form.formState.isSubmitting} onCancel={onCancel} />
    </Form>
  );
}
