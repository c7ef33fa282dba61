/** @spec C §3 "location" */
export interface ProjectLocation {
  readonly city?: string;
  readonly state?: string;
  /** Five digits, or nine digits with a dash. */
  readonly zip?: string;
  /** ISO 3166-1 alpha-2 code; US where none is given. */
  readonly country?: string;
}

/** @spec C §3 "identification" */
export interface Identification {
  readonly taskOrderNumber?: string;
  readonly contractNumber?: string;
  readonly agencyName?: string;
  readonly subAgencyName?: string;
  readonly projectIdNumber?: string;
}
