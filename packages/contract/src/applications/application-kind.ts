import { GroupPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";

/** Kinds of applications of ESCOs. @spec P §1 "apply for an industry accreditation" */
export const ApplicationKind = { QualifiedList: "qualifiedList", Accreditation: "accreditation" } as const;
export type ApplicationKind = (typeof ApplicationKind)[keyof typeof ApplicationKind];

/** Differences between the kinds; everything else is the same. */
export interface ApplicationKindTraits {
  readonly title: string;
  /** Its segment in URLs of the API and the screens. @spec P §2 "/qualified-list", "/accreditation" */
  readonly area: "qualified-list" | "accreditation";
  readonly createPermission: GroupPermission;
  readonly viewPermission: GroupPermission;
  /** Group that is notified of a waiting application. */
  readonly reviewers: UserGroup;
  /** True if an accepted application is renewed. @spec P §2 "Qualified List of ESCOs new applications" */
  readonly isRenewed: boolean;
  /** True if every project needs accreditation details. @spec C §3 "accreditation project info" */
  readonly asksForProjectInfo: boolean;
}

export const APPLICATION_KINDS: Readonly<Record<ApplicationKind, ApplicationKindTraits>> = {
  qualifiedList: {
    title: "Qualified List of ESCOs",
    area: "qualified-list",
    createPermission: GroupPermission.CreateQualifiedListApplications,
    viewPermission: GroupPermission.ViewQualifiedListApplications,
    reviewers: UserGroup.QlMember,
    isRenewed: true,
    asksForProjectInfo: false,
  },
  accreditation: {
    title: "Industry accreditation",
    area: "accreditation",
    createPermission: GroupPermission.CreateAccreditationApplications,
    viewPermission: GroupPermission.ViewAccreditationApplications,
    reviewers: UserGroup.AccreditationMember,
    isRenewed: false,
    asksForProjectInfo: true,
  },
};
