import { GLOSSARY } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Page } from "../../components/page.js";
import { GLOSSARY_TEXTS } from "./glossary-texts.js";
import { Terms } from "./terms.js";

/** @spec P §2 "a table of terms" */
export function GlossaryScene(): ReactElement {
  const glossary = useCall(GLOSSARY, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Page title={GLOSSARY_TEXTS.title} lead={GLOSSARY_TEXTS.lead}>
      <CallState query={glossary}>{({ items }) => <Terms terms={items} />}</CallState>
    </Page>
  );
}
