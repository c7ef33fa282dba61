import { DEFAULT_COUNTRY, HearAbout, type NewAccountRequest, UserType } from "@epb/contract";

/** Form values: choices from lists can be undefined, and text fields have texts. */
export interface RequestValues
  extends Omit<NewAccountRequest, "userTypeId" | "hearAboutEpbId" | "marketSegmentIds" | "country"> {
  readonly country: string | undefined;
  readonly userTypeId: UserType | undefined;
  readonly hearAboutEpbId: HearAbout | undefined;
  readonly marketSegmentIds: readonly string[];
}

/** @spec P §3 "country (default US)" */
export const BLANK_REQUEST: RequestValues = {
  firstName: "",
  lastName: "",
  title: "",
  organization: "",
  address: "",
  city: "",
  region: "",
  country: DEFAULT_COUNTRY,
  zip: "",
  officeEmailAddress: "",
  secondaryEmailAddress: "",
  phone: "",
  requestSiteMain: false,
  requestSiteTest: false,
  userTypeId: undefined,
  userTypeOtherText: "",
  inviteToTraining: false,
  hearAboutEpbId: undefined,
  hearEpbOtherText: "",
  marketSegmentIds: [],
  comment: "",
  selectEPB: false,
  selectEPX: false,
};

/**
 * Visible fields. Hidden fields are not sent.
 *
 * @spec P §4 "the Other free-text field shows only"
 */
export function shownFields(
  values: Pick<RequestValues, "country" | "requestSiteTest" | "userTypeId" | "hearAboutEpbId">,
): {
  readonly region: boolean;
  readonly secondaryEmailAddress: boolean;
  readonly userTypeOtherText: boolean;
  readonly hearEpbOtherText: boolean;
} {
  return {
    region: values.country !== DEFAULT_COUNTRY && values.country !== undefined,
    secondaryEmailAddress: values.requestSiteTest,
    userTypeOtherText: values.userTypeId === UserType.Other,
    hearEpbOtherText: values.hearAboutEpbId === HearAbout.Other,
  };
}

const address = (email: string): string => email.trim().toLowerCase();

/** A request while it is filled in. */
export type OpenRequest = Omit<NewAccountRequest, "userTypeId" | "hearAboutEpbId" | "marketSegmentIds"> & {
  readonly userTypeId: UserType | undefined;
  readonly hearAboutEpbId: HearAbout | undefined;
  readonly marketSegmentIds: readonly number[];
};

/** The request as it would be sent. */
export function requestOf(values: RequestValues): OpenRequest {
  const shown = shownFields(values);
  return {
    ...values,
    country: values.country ?? "",
    zip: values.zip.trim(),
    officeEmailAddress: address(values.officeEmailAddress),
    region: shown.region ? values.region : "",
    secondaryEmailAddress: shown.secondaryEmailAddress ? address(values.secondaryEmailAddress) : "",
    userTypeOtherText: shown.userTypeOtherText ? values.userTypeOtherText.trim() : "",
    hearEpbOtherText: shown.hearEpbOtherText ? values.hearEpbOtherText.trim() : "",
    marketSegmentIds: values.marketSegmentIds.map(Number),
  };
}
