import { GET_HISTORY } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { instant } from "../../format/dates.js";
import { HISTORY_TEXTS, RESTORE_TEXTS, SECTION_NAMES } from "../../texts/project-history-texts.js";
import { PackageSection } from "./package-section.js";
import { PACKAGE_TEXTS as TEXTS } from "./package-texts.js";

/** Number of revisions in the package. */
const LATEST = 25;

/** The latest revisions: who changed which parts, and when. */
export function PackageRevisions(): ReactElement {
  const { id } = useOpenProject();
  const history = useCall(GET_HISTORY, { params: { id }, query: { limit: LATEST } });
  return (
    <PackageSection title={TEXTS.revisions}>
      <CallState query={history}>
        {({ items, next }) => (
          <>
            {next !== undefined && <p>{TEXTS.latestRevisions(LATEST)}</p>}
            <FramedTable caption={HISTORY_TEXTS.caption} isCaptionHidden>
              <thead>
                <tr>
                  <th scope="col" className="is-number is-key">
                    {HISTORY_TEXTS.revision}
                  </th>
                  <th scope="col">{HISTORY_TEXTS.at}</th>
                  <th scope="col">{HISTORY_TEXTS.by}</th>
                  <th scope="col">{HISTORY_TEXTS.sections}</th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ revision, at, by, sections, restored, engine }) => (
                  <tr key={revision}>
                    <th scope="row" className="is-number">
                      {revision}
                    </th>
                    <td>{instant(at)}</td>
                    <td>{by?.name ?? HISTORY_TEXTS.server}</td>
                    <td>
                      {[
                        ...sections.map((section) => SECTION_NAMES[section] ?? section),
                        ...(restored === undefined ? [] : [RESTORE_TEXTS.restored(restored.revision, restored.reason)]),
                        ...(engine === undefined ? [] : [HISTORY_TEXTS.engine(engine.from, engine.to)]),
                      ].join(", ")}
                    </td>
                  </tr>
                ))}
              </tbody>
            </FramedTable>
          </>
        )}
      </CallState>
    </PackageSection>
  );
}
