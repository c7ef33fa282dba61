import {
  LIST_MAPPING_PROFILES,
  type MappingProfile,
  REMOVE_MAPPING_PROFILE,
  SHARE_MAPPING_PROFILE,
} from "@epb/contract";
import type { ReactElement } from "react";
import { ConfirmChange } from "../../components/confirm-change.js";
import { PROFILE_TEXTS as TEXTS } from "./profile-texts.js";

export type ProfileQuestionName = "share" | "unshare" | "delete";

interface ProfileQuestionProps {
  readonly question: ProfileQuestionName;
  readonly profile: MappingProfile;
  readonly onClose: () => void;
}

const CHANGES = [LIST_MAPPING_PROFILES];

/** Asks before a profile is shared, no longer shared, or deleted. */
export function ProfileQuestion({ question, profile, onClose }: ProfileQuestionProps): ReactElement {
  const { id, name, revision } = profile;
  const params = { id };
  const about = { title: TEXTS[`${question}Title`](name), confirm: TEXTS[question], changes: CHANGES, onClose };
  if (question === "delete") {
    return (
      <ConfirmChange {...about} isDanger call={REMOVE_MAPPING_PROFILE} input={{ params }} done={TEXTS.deleted(name)}>
        <p>{TEXTS.deleteText}</p>
      </ConfirmChange>
    );
  }
  const isShared = question === "share";
  return (
    <ConfirmChange
      {...about}
      call={SHARE_MAPPING_PROFILE}
      input={{ params, body: { isShared, revision } }}
      done={isShared ? TEXTS.nowShared(name) : TEXTS.notShared(name)}
    >
      <p>{TEXTS[`${question}Text`]}</p>
    </ConfirmChange>
  );
}
