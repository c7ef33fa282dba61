import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { instant } from "../../format/dates.js";
import { COMMON_TEXTS as TEXTS } from "../../texts/common-texts.js";
import { AlertBox } from "../alert-box.js";
import { TemporaryFocus } from "../temporary-focus.js";
import type { KeptForm } from "./use-kept-form.js";

interface KeptEntriesProps {
  readonly kept: KeptForm;
  /** Takes the focus after the entries are discarded. */
  readonly goesOnAt: () => HTMLElement | null;
}

/**
 * Notice that earlier entries were restored, with a button to discard them, or that the browser cannot store new ones.
 */
export function KeptEntries({ kept, goesOnAt }: KeptEntriesProps): ReactElement | null {
  const { restoredFrom, earlier, isFull, discard } = kept;
  if (isFull) return <AlertBox kind="warning">{TEXTS.entriesNotKept}</AlertBox>;
  if (restoredFrom === undefined) return null;
  return (
    <TemporaryFocus goesOnAt={goesOnAt}>
      <AlertBox kind="info">
        {TEXTS.entriesAreBack(instant(new Date(restoredFrom).toISOString()))} {earlier && `${TEXTS.savedSince} `}
        <Button type="button" unstyled onClick={discard}>
          {TEXTS.discard}
        </Button>
      </AlertBox>
    </TemporaryFocus>
  );
}
