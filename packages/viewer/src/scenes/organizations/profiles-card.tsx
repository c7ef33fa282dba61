import { LIST_MAPPING_PROFILES, type MappingProfile } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { ProfileDialog } from "./profile-dialog.js";
import { ProfileQuestion, type ProfileQuestionName } from "./profile-question.js";
import { PROFILE_TEXTS as TEXTS } from "./profile-texts.js";
import { ProfilesTable } from "./profiles-table.js";

interface ProfilesCardProps {
  readonly organizationId: string;
  readonly isAdmin: boolean;
}

/** A step that is asked for: an import, a new version, or a question about a profile. */
interface Asked {
  readonly step: "import" | ProfileQuestionName;
  readonly profile?: MappingProfile;
}

/** Mapping profiles of an organization, with the steps that the reader can take. */
export function ProfilesCard({ organizationId, isAdmin }: ProfilesCardProps): ReactElement {
  const query = useCall(LIST_MAPPING_PROFILES, { query: { organizationId } });
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  return (
    <Card
      title={TEXTS.title}
      actions={
        isAdmin && (
          <Button type="button" outline onClick={() => setAsked({ step: "import" })}>
            {TEXTS.import}
          </Button>
        )
      }
    >
      <p>
        {TEXTS.lead} {!isAdmin && TEXTS.onlyAdministrators}
      </p>
      <CallState query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{TEXTS.noneYet}</p>
          ) : (
            <ProfilesTable
              profiles={items}
              {...(isAdmin && {
                onImport: (profile: MappingProfile) => setAsked({ step: "import", profile }),
                onAsk: (step: ProfileQuestionName, profile: MappingProfile) => setAsked({ step, profile }),
              })}
            />
          )
        }
      </CallState>
      {asked?.step === "import" && (
        <ProfileDialog
          organizationId={organizationId}
          {...(asked.profile !== undefined && { profile: asked.profile })}
          onClose={close}
        />
      )}
      {asked?.profile !== undefined && asked.step !== "import" && (
        <ProfileQuestion question={asked.step} profile={asked.profile} onClose={close} />
      )}
    </Card>
  );
}
