import { DOWNLOAD_MAPPING_PROFILE, type MappingProfile } from "@epb/contract";
import type { ReactElement } from "react";
import { useDownload } from "../../calls/use-download.js";
import { saveFile } from "../../components/save-file.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { RowAction } from "../../components/table/row-action.js";
import { instant } from "../../format/dates.js";
import type { ProfileQuestionName } from "./profile-question.js";
import { TEMPLATE_NAMES, PROFILE_TEXTS as TEXTS } from "./profile-texts.js";

interface ProfilesTableProps {
  readonly profiles: readonly MappingProfile[];
  /** Both absent for members, who can only download. */
  readonly onImport?: (profile: MappingProfile) => void;
  readonly onAsk?: (question: ProfileQuestionName, profile: MappingProfile) => void;
}

/** Mapping profiles with their versions, each of which can be downloaded. */
export function ProfilesTable({ profiles, onImport, onAsk }: ProfilesTableProps): ReactElement {
  return (
    <FramedTable caption={TEXTS.caption} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{TEXTS.form}</th>
          <th scope="col">{TEXTS.template}</th>
          <th scope="col">{TEXTS.versions}</th>
          <th scope="col">{TEXTS.sharing}</th>
          {onAsk !== undefined && <th scope="col">{TEXTS.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {profiles.map((profile) => {
          const { id, name, template, isShared } = profile;
          const sharing = isShared ? "unshare" : "share";
          return (
            <tr key={id}>
              <th scope="row" className="long-text">
                {name}
              </th>
              <td>{TEMPLATE_NAMES[template]}</td>
              <td className="long-text">
                <Versions profile={profile} />
              </td>
              <td>{isShared ? TEXTS.shared : TEXTS.members}</td>
              {onAsk !== undefined && (
                <td>
                  <div className="table-actions">
                    <RowAction
                      text={TEXTS.newVersion}
                      label={TEXTS.newVersionOf(name)}
                      onAct={() => onImport?.(profile)}
                    />
                    <RowAction
                      text={TEXTS[sharing]}
                      label={TEXTS[`${sharing}Of`](name)}
                      onAct={() => onAsk(sharing, profile)}
                    />
                    <RowAction
                      text={TEXTS.delete}
                      label={TEXTS.deleteOf(name)}
                      onAct={() => onAsk("delete", profile)}
                    />
                  </div>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </FramedTable>
  );
}

/** Versions of a profile, latest first: number, time, person, and note. */
function Versions({ profile: { id, name, versions } }: { readonly profile: MappingProfile }): ReactElement {
  const download = useDownload(DOWNLOAD_MAPPING_PROFILE, saveFile);
  return (
    <ul className="usa-list usa-list--unstyled" aria-label={TEXTS.versionsOf(name)}>
      {versions.map(({ version, at, by, note }) => (
        <li key={version}>
          <RowAction
            text={TEXTS.versionOf(version)}
            label={TEXTS.downloadOf(name, version)}
            onAct={() => download.mutate({ params: { id, version } })}
          />{" "}
          {TEXTS.changedBy(instant(at), by)}
          {note !== undefined && `: ${note}`}
        </li>
      ))}
    </ul>
  );
}
