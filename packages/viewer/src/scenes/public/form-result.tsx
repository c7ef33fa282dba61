import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { FocusedMessage } from "../../components/focused-message.js";
import { LOGIN_URL } from "../../session/authentication-url.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

/** Replaces a form after its success: the fields have no further use. */
export function FormResult({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      <FocusedMessage kind="success">{text}</FocusedMessage>
      <Link className="usa-button" to={LOGIN_URL}>
        {SESSION_TEXTS.backToLogin}
      </Link>
    </>
  );
}
