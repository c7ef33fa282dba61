/** Status of a request for an account. @spec P §3 "New=1, InProgress=2, Closed=3" */
export const AccountRequestStatus = { New: 1, InProgress: 2, Closed: 3 } as const;
export type AccountRequestStatus = (typeof AccountRequestStatus)[keyof typeof AccountRequestStatus];

export const ACCOUNT_REQUEST_STATUS_LABELS: Readonly<Record<AccountRequestStatus, string>> = {
  1: "New",
  2: "In progress",
  3: "Closed",
};

/**
 * Intended use of the product; there is no number 4.
 *
 * @spec P §3 "User type options"
 */
export const UserType = { ProjectOwner: 1, Esco: 2, Other: 3, Utility: 5 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** In the order of the form. */
export const USER_TYPE_OPTIONS: readonly { readonly id: UserType; readonly name: string }[] = [
  { id: UserType.ProjectOwner, name: "Project Owner/Customer/Agency" },
  { id: UserType.Esco, name: "ESCO" },
  { id: UserType.Utility, name: "Utility Engaging in UESC" },
  { id: UserType.Other, name: "Other (third-party facilitator, program admin, state energy office, etc.)" },
];

/**
 * Source from which the applicant knows the product.
 *
 * @spec P §3 "Hear-about options"
 */
export const HearAbout = {
  Conference: 1,
  Newsletter: 2,
  Press: 3,
  FederalAgency: 4,
  StateAgency: 5,
  Other: 6,
  Webinar: 7,
  Campaign: 8,
} as const;
export type HearAbout = (typeof HearAbout)[keyof typeof HearAbout];

/** In the order of the form. */
export const HEAR_ABOUT_OPTIONS: readonly { readonly id: HearAbout; readonly name: string }[] = [
  { id: HearAbout.FederalAgency, name: "Required by a federal agency" },
  { id: HearAbout.StateAgency, name: "Required by a state, local or educational agency" },
  { id: HearAbout.Newsletter, name: "Newsletter" },
  { id: HearAbout.Campaign, name: "Campaign" },
  { id: HearAbout.Conference, name: "Conference" },
  { id: HearAbout.Webinar, name: "Webinar" },
  { id: HearAbout.Press, name: "Press" },
  { id: HearAbout.Other, name: "Other" },
];
