import { ACCOUNT_REQUEST_MESSAGES, LISTS } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../../calls/use-call.js";
import { AlertBox } from "../../../components/alert-box.js";
import { CallState } from "../../../components/call-state.js";
import { Card } from "../../../components/card.js";
import { CheckboxesField } from "../../../components/form/choice-fields.js";
import { ACCOUNT_REQUEST_TEXTS } from "./account-request-texts.js";
import type { CardProps } from "./card-props.js";

const TEXTS = ACCOUNT_REQUEST_TEXTS.segments;

/** @spec P §5 "Market segments" */
export function SegmentsCard({ values }: CardProps): ReactElement {
  const lists = useCall(LISTS, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Card title={TEXTS.title}>
      <AlertBox kind="warning">
        {values.marketSegmentIds.length === 0 ? ACCOUNT_REQUEST_MESSAGES.marketSegments : undefined}
      </AlertBox>
      <CallState query={lists}>
        {({ marketSegments = [] }) => (
          <div className="market-segments">
            <CheckboxesField name="marketSegmentIds" label={TEXTS.label} options={marketSegments} isRequired />
          </div>
        )}
      </CallState>
    </Card>
  );
}
