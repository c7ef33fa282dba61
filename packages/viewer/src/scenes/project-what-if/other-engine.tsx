import { LIST_FIGURES } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { useSite } from "../../site/site-context.js";
import { WHAT_IF_TEXTS } from "./what-if/what-if-texts.js";

/** Notice: approved figures stay as signed, but this page recalculates them. */
export function OtherEngine(): ReactElement | null {
  const { id } = useOpenProject();
  const { engineVersion } = useSite();
  const { data } = useCall(LIST_FIGURES, { params: { id }, query: {} });
  if (data?.approvedWith === undefined) return null;
  return (
    <div className="what-if__engine">
      <AlertBox kind="info">{WHAT_IF_TEXTS.approvedWith(data.approvedWith, engineVersion)}</AlertBox>
    </div>
  );
}
