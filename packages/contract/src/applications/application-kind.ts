import { GroupPermission } from "../accounts/group-permissions.js";
import { UserGroup } from "../accounts/user-group.js";

/** What ESCOs apply for. @spec P §1 "apply for an industry accreditation" */
export const ApplicationKind = { QualifiedList: "qualifiedList", Accreditation: "accreditation" } as const;
export type ApplicationKind = (typeof ApplicationKind)[keyof typeof ApplicationKind];

/** What differs between the kinds; everything else goes the same way. */
export interface ApplicationKindTraits {
  readonly title: string;
  /** Its place in addresses of calls and screens. @spec P §2 "/qualified-list", "/accreditation" */
  readonly area: "qualified-list" | "accreditation";
  readonly createPermission: GroupPermission;
  readonly viewPermission: GroupPermission;
  /** Who is told of an application that waits. */
  readonly reviewers: UserGroup;
  /** Whether an accepted application is renewed. @spec P §2 "Qualified List of ESCOs new applications" */
  readonly isRenewed: boolean;
  /** Whether every project has to say what the reviewers look at. @spec C §3 "accreditation project info" */
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
