import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useNotices } from "../../../components/notices/notice-list.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

/** Copies the address of the page, which has the changes in it. */
export function ShareButton(): ReactElement {
  const notices = useNotices();
  const copy = (): void => {
    navigator.clipboard.writeText(window.location.href).then(
      () => notices.done(WHAT_IF_TEXTS.shared),
      () => notices.show(WHAT_IF_TEXTS.shareFailed),
    );
  };
  return (
    <Button type="button" outline onClick={copy}>
      {WHAT_IF_TEXTS.share}
    </Button>
  );
}
