import { CALCULATION_TYPE_LABELS, CalculationType } from "../enumerations/calculation-type.js";
import { FEDERAL_CONTRACT_TYPE_LABELS, FederalContractType } from "../enumerations/federal-contract-type.js";
import { MARKET_SEGMENT_LABELS, MarketSegment } from "../enumerations/market-segment.js";
import { PARTY_ROLE_LABELS, PartyRole } from "../enumerations/party-role.js";
import { PROJECT_TYPE_LABELS, ProjectType } from "../enumerations/project-type.js";
import { STATE_LOCAL_SUBMARKET_LABELS, StateLocalSubmarket } from "../enumerations/state-local-submarket.js";
import { UESC_CONTRACT_TYPE_LABELS, UescContractType } from "../enumerations/uesc-contract-type.js";
import { YES_NO_LABELS, YesNo } from "../enumerations/yes-no.js";
import type { Accreditation, AccreditationContact } from "../model/accreditation.js";
import type { Characteristics } from "../model/characteristics.js";
import type { Contact } from "../model/contact.js";
import type { Identification, ProjectLocation } from "../model/identification.js";
import type { ProjectRecord } from "../model/project.js";
import { choice, name, type RowsOf, text, yesOrNo } from "./input-row.js";

/** The part of the record that people enter. The status and the version are set by the program. */
type EnteredRecord = Pick<ProjectRecord, "name" | "calculationType" | "projectType" | "isCts">;

export const RECORD: RowsOf<EnteredRecord> = {
  name: { ...text("Project name", { isMarked: true }), isRequired: true },
  calculationType: { ...choice("Calculation type", CalculationType, CALCULATION_TYPE_LABELS), isRequired: true },
  projectType: { ...choice("Project type", ProjectType, PROJECT_TYPE_LABELS), isRequired: true },
  isCts: yesOrNo("Federal project with a contract type", { isDerived: true }),
};

export const LOCATION: RowsOf<ProjectLocation> = {
  city: text("City"),
  state: text("State"),
  zip: text("ZIP code"),
  country: text("Country"),
};

export const IDENTIFICATION: RowsOf<Identification> = {
  taskOrderNumber: text("Task order number"),
  contractNumber: text("Contract number"),
  agencyName: text("Agency"),
  subAgencyName: text("Sub-agency"),
  projectIdNumber: text("Project number"),
};

export const CHARACTERISTICS: RowsOf<Characteristics> = {
  marketSegmentId: choice("Market segment", MarketSegment, MARKET_SEGMENT_LABELS, { isMarked: true }),
  federalContractType: choice("Federal contract type", FederalContractType, FEDERAL_CONTRACT_TYPE_LABELS),
  stateLocalSubmarketId: choice("State/local submarket", StateLocalSubmarket, STATE_LOCAL_SUBMARKET_LABELS),
  uescContractType: choice("UESC contract type", UescContractType, UESC_CONTRACT_TYPE_LABELS),
  espcCampaignParticipant: choice("ESPC campaign participant", YesNo, YES_NO_LABELS),
};

export const CONTACT: RowsOf<Contact> = {
  id: name("Contact, id"),
  role: choice("Contact, role", PartyRole, PARTY_ROLE_LABELS, { heading: "Role", isMarked: true }),
  institution: text("Contact, institution", { heading: "Institution" }),
  name: text("Contact, name", { heading: "Name" }),
  title: text("Contact, title", { heading: "Title" }),
  email: text("Contact, email", { heading: "Email" }),
  phone: text("Contact, phone", { heading: "Phone" }),
};

export const ACCREDITATION: RowsOf<Accreditation> = {
  facilityType: text("Facility type"),
  monitorPeriod: text("Monitoring period"),
  positiveEnergy: yesOrNo("Positive energy"),
  generationEquipmentType: text("Generation equipment"),
  commodityType: text("Commodity"),
  dsmType: text("Demand-side management (DSM)"),
  otherIncentiveType: text("Other incentives"),
};

export const ACCREDITATION_CONTACT: RowsOf<Omit<AccreditationContact, "contactType">> = {
  name: text("Accreditation contact, name", { heading: "Name" }),
  title: text("Accreditation contact, title", { heading: "Title" }),
  email: text("Accreditation contact, email", { heading: "Email" }),
  phone: text("Accreditation contact, phone", { heading: "Phone" }),
};
