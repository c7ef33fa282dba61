import { CalculationType, parseProject } from "@epb/engine";
import { type ReactElement, useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AlertBox } from "../../components/alert-box.js";
import { EmptyState } from "../../components/empty-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { useWholeProject } from "../../components/project/whole-project.js";
import { OtherEngine } from "./other-engine.js";
import { type LeverValues, leverValues, searchOfLevers } from "./what-if/levers.js";
import { WhatIfPanel } from "./what-if/what-if-panel.js";
import { WHAT_IF_TEXTS } from "./what-if/what-if-texts.js";
import "./what-if.scss";

/** Results of the project with different inputs, calculated in the browser. */
export function WhatIfScene(): ReactElement {
  const { id } = useOpenProject();
  const project = useWholeProject();
  const parsed = useMemo(() => parseProject(project), [project]);
  const { values, change } = useLeversInAddress();
  return (
    <ProjectPart title={WHAT_IF_TEXTS.title} lead={WHAT_IF_TEXTS.lead}>
      <OtherEngine />
      {!parsed.ok ? (
        <AlertBox kind="danger" title={WHAT_IF_TEXTS.unreadableTitle}>
          {parsed.problems.map(({ message }) => message).join(" ")}
        </AlertBox>
      ) : parsed.value.record.calculationType === CalculationType.Override ? (
        <EmptyState title={WHAT_IF_TEXTS.overrideTitle}>{WHAT_IF_TEXTS.overrideText}</EmptyState>
      ) : (
        <WhatIfPanel projectId={id} project={parsed.value} values={values} onChange={change} />
      )}
    </ProjectPart>
  );
}

/** Browsers refuse to write the address at every step of a slider. */
const ADDRESS_MILLISECONDS = 300;

/** Lever values: the page updates immediately, its URL with a short delay. */
function useLeversInAddress(): { readonly values: LeverValues; readonly change: (values: LeverValues) => void } {
  const [search, setSearch] = useSearchParams();
  const [values, setValues] = useState(() => leverValues(search));
  const written = searchOfLevers(values).toString();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (written !== new URLSearchParams(window.location.search).toString()) setSearch(written, { replace: true });
    }, ADDRESS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [written, setSearch]);
  return { values, change: useCallback((next: LeverValues) => setValues(next), []) };
}
