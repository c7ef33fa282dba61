import { AGREEMENT_TYPE_LABELS } from "../enumerations/agreement-type.js";
import { CALCULATION_TYPE_LABELS } from "../enumerations/calculation-type.js";
import { FEDERAL_CONTRACT_TYPE_LABELS } from "../enumerations/federal-contract-type.js";
import { FINANCING_TYPE_LABELS } from "../enumerations/financing-type.js";
import { MEASUREMENT_OPTION_LABELS } from "../enumerations/measurement-option.js";
import { PARTY_ROLE_LABELS } from "../enumerations/party-role.js";
import { PROJECT_TYPE_LABELS } from "../enumerations/project-type.js";
import { TECHNOLOGY_TYPE_LABELS } from "../enumerations/technology-type.js";
import { UESC_CONTRACT_TYPE_LABELS } from "../enumerations/uesc-contract-type.js";
import { UNIT_OF_MEASURE_LABELS } from "../enumerations/unit-of-measure.js";
import { YES_NO_LABELS } from "../enumerations/yes-no.js";
import type { InputLabel } from "./input-labels.js";

const dollars = (label: string): InputLabel => ({ label, unit: "$" });
const ofContact = (heading: string): InputLabel => ({ label: `Contact, ${heading.toLowerCase()}`, heading });
const ofAccreditationContact = (heading: string): InputLabel => ({
  label: `Accreditation contact, ${heading.toLowerCase()}`,
  heading,
});
const dollarsPerYear = (label: string): InputLabel => ({ label, unit: "$/yr" });

/** Labels of the inputs that are in no formula, by their path with its lists open. */
export const OTHER_INPUT_LABELS: Readonly<Record<string, InputLabel>> = {
  "record.name": { label: "Project name" },
  "record.status": { label: "Status" },
  "record.version": { label: "Version" },
  "record.projectType": { label: "Project type", choices: PROJECT_TYPE_LABELS },
  "record.calculationType": { label: "Calculation type", choices: CALCULATION_TYPE_LABELS },
  "record.isCts": { label: "Federal project with a contract type" },
  calculatedValues: { label: "Supplied calculated values" },
  "location.city": { label: "City" },
  "location.state": { label: "State" },
  "location.zip": { label: "ZIP code" },
  "location.country": { label: "Country" },
  "identification.taskOrderNumber": { label: "Task order number" },
  "identification.contractNumber": { label: "Contract number" },
  "identification.agencyName": { label: "Agency" },
  "identification.subAgencyName": { label: "Sub-agency" },
  "identification.projectIdNumber": { label: "Project number" },
  "characteristics.federalContractType": { label: "Federal contract type", choices: FEDERAL_CONTRACT_TYPE_LABELS },
  "characteristics.uescContractType": { label: "UESC contract type", choices: UESC_CONTRACT_TYPE_LABELS },
  "characteristics.espcCampaignParticipant": { label: "ESPC campaign participant", choices: YES_NO_LABELS },
  "contacts[].id": { label: "Contact, id" },
  "contacts[].role": { ...ofContact("Role"), choices: PARTY_ROLE_LABELS },
  "contacts[].institution": ofContact("Institution"),
  "contacts[].name": ofContact("Name"),
  "contacts[].title": ofContact("Title"),
  "contacts[].email": ofContact("Email"),
  "contacts[].phone": ofContact("Phone"),
  "financing.id": { label: "Financing, id" },
  "financing.financingIndex": { label: "Financing index" },
  "financing.financingIssueDate": { label: "Financing issue date" },
  "financing.effectiveThroughDate": { label: "Effective through" },
  "financing.projectAgreementTypeID": { label: "Agreement type", choices: AGREEMENT_TYPE_LABELS },
  "financing.primaryFinancingTypeID": { label: "Primary financing type", choices: FINANCING_TYPE_LABELS },
  "financing.secondaryFinancingTypeID": { label: "Secondary financing type", choices: FINANCING_TYPE_LABELS },
  "capitalization.bondedAmt": dollars("Bonded amount"),
  otherPPExpenseType1: { label: "Other expense type 1, type number" },
  otherPPExpenseType2: { label: "Other expense type 2, type number" },
  "implementationCostSavings.id": { label: "Implementation period, id" },
  "implementationESAPayments.estFmv": dollars("Estimated fair market value at the end"),
  "cancellationCeiling[].value": dollars("Cancellation ceiling"),
  "gridSubregions[].subregionId": { label: "Grid subregion" },
  "emissionFactors[].fuelName": { label: "Fuel" },
  "fuelTypes[].fuelType": { label: "Fuel" },
  "fuelTypes[]._id": { label: "Fuel type, id" },
  "fuelTypes[].defaultHighHeatValue": { label: "High heat value", unit: "MMBtu per unit" },
  "ecms[].id": { label: "Measure, id" },
  "ecms[].technologyTypeId": { label: "Technology", choices: TECHNOLOGY_TYPE_LABELS },
  "ecms[].ecmNumber": { label: "Measure number", heading: "ECM no." },
  "ecms[].ecmDescription": { label: "Description" },
  "ecms[].ecmSize": { label: "Size" },
  "ecms[].ecmCoveragePct": { label: "Coverage" },
  "ecms[].mvOptionId": {
    label: "Measurement and verification option",
    heading: "M&V option",
    choices: MEASUREMENT_OPTION_LABELS,
  },
  "ecms[].modifiedDate": { label: "Date modified" },
  "ecms[].location": { label: "Location" },
  "ecms[].baseline[].unitId": { label: "Unit of the baseline", choices: UNIT_OF_MEASURE_LABELS },
  "ecms[].otherNonEnergyCostType": { label: "Kind of other non-energy cost" },
  "express.other.otherHeatingSourceProviders": { label: "Other heating source providers" },
  "express.other.diversityRequirementsMet": { label: "Diversity requirements met" },
  "express.other.totalSolarPvCapacity": { label: "Solar capacity", unit: "kW" },
  "express.other.rateTableIncluded": { label: "Rate table included" },
  "express.other.jobImpactsImp": { label: "Jobs in the implementation period" },
  "express.other.jobImpactsPerf": { label: "Jobs in the performance period" },
  "express.energyCost.igaPrice": dollars("Price of the investment-grade audit"),
  "express.energyCost.workingDaysToCompleteIga": { label: "Investment-grade audit", unit: "working days" },
  "express.energyCost.electricDemandCharges": dollarsPerYear("Electric demand charges"),
  "express.energyCost.elecAvgAnnualCost": dollarsPerYear("Average electricity cost"),
  "express.energyCost.natGasAvgAnnualCost": dollarsPerYear("Average natural gas cost"),
  "express.energyCost.other1AvgAnnualCost": dollarsPerYear("Average cost of other type 1"),
  "express.energyCost.other2AvgAnnualCost": dollarsPerYear("Average cost of other type 2"),
  "express.energyCost.waterAvgAnnualCost": dollarsPerYear("Average water cost"),
  "express.measures[].measureNumber": { label: "Number of a measure of the project", heading: "ECM no." },
  "express.measures[].id": { label: "Measure, id" },
  "express.nonFacilityMeasures[].measureNumber": { label: "Number of non-facility measure", heading: "Number" },
  "express.nonFacilityMeasures[].measureDescription": {
    label: "Description of non-facility measure",
    heading: "Description",
  },
  "express.userDefinedFields.field1": { label: "User-defined field 1, name" },
  "express.userDefinedFields.value1": { label: "User-defined field 1, value" },
  "express.userDefinedFields.field2": { label: "User-defined field 2, name" },
  "express.userDefinedFields.value2": { label: "User-defined field 2, value" },
  "express.energyConsumption[].value": { label: "Energy consumption" },
  "express.energyConsumption[].unitId": { label: "Unit of energy consumption", choices: UNIT_OF_MEASURE_LABELS },
  "accreditation.facilityType": { label: "Facility type" },
  "accreditation.monitorPeriod": { label: "Monitoring period" },
  "accreditation.positiveEnergy": { label: "Positive energy" },
  "accreditation.generationEquipmentType": { label: "Generation equipment" },
  "accreditation.commodityType": { label: "Commodity" },
  "accreditation.dsmType": { label: "Demand-side management (DSM)" },
  "accreditation.otherIncentiveType": { label: "Other incentives" },
  "accreditation.contacts[].name": ofAccreditationContact("Name"),
  "accreditation.contacts[].title": ofAccreditationContact("Title"),
  "accreditation.contacts[].email": ofAccreditationContact("Email"),
  "accreditation.contacts[].phone": ofAccreditationContact("Phone"),
};
