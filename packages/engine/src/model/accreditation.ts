import type { AccreditationContactType } from "../enumerations/accreditation-contact-type.js";

/** @spec C §3 "accreditation project info", "Accreditation contacts" */
export interface Accreditation {
  readonly facilityType?: string;
  readonly monitorPeriod?: string;
  readonly positiveEnergy?: boolean;
  readonly generationEquipmentType?: string;
  readonly commodityType?: string;
  readonly dsmType?: string;
  readonly otherIncentiveType?: string;
  /** Keyed by contact type. */
  readonly contacts?: readonly AccreditationContact[];
}

export interface AccreditationContact {
  readonly contactType: AccreditationContactType;
  readonly name?: string;
  readonly title?: string;
  readonly email?: string;
  readonly phone?: string;
}
