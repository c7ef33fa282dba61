// The only entry point of the engine, grouped like the specification.

// ── Numbers, dates and thrown errors
export { addMonths, addYears } from "./calendar/add-months.js";
export { type CalendarDate, calendarDate } from "./calendar/calendar-date.js";
export { type Amount, toDecimal } from "./decimal/amount.js";
export { Decimal } from "./decimal/decimal.js";
export { isNonNegative, isPositive } from "./decimal/number-helpers.js";
export { roundOrZero } from "./decimal/rounding.js";
export { shortDecimal } from "./decimal/short-decimal.js";
export type { EngineErrorDetails, EngineErrorName } from "./errors/catalogue.js";
export { EngineError } from "./errors/engine-error.js";

// ── Keyed lists (C §5)
export { KeyedList } from "./lists/keyed-list.js";
export { isListKey, type ListKey, type ListKeyPart, listKeyToString } from "./lists/list-key.js";
export { type YearItem, type YearList, yearList } from "./lists/year-list.js";
export { type YearMonthItem, type YearMonthList, yearMonthList } from "./lists/year-month-list.js";

// ── Enumerations (C §3)
export {
  ACCREDITATION_CONTACT_TYPE_LABELS,
  AccreditationContactType,
} from "./enumerations/accreditation-contact-type.js";
export { AGREEMENT_TYPE_LABELS, AgreementType } from "./enumerations/agreement-type.js";
export { APPROVAL_STATUS_LABELS, ApprovalStatus } from "./enumerations/approval-status.js";
export { BASELINE_FIELD_LABELS, BaselineField } from "./enumerations/baseline-field.js";
export { CALCULATING_TYPE_LABELS, CalculatingType } from "./enumerations/calculating-type.js";
export { CALCULATION_AREA_LABELS, CalculationArea } from "./enumerations/calculation-area.js";
export { CALCULATION_TYPE_LABELS, CalculationType } from "./enumerations/calculation-type.js";
export { CREDENTIAL_KIND_LABELS, CredentialKind } from "./enumerations/credential-kind.js";
export { ESA_OPTION_LABELS, EsaOption } from "./enumerations/esa-option.js";
export { EXPENSE_FIELD_LABELS, ExpenseField } from "./enumerations/expense-field.js";
export { FEDERAL_CONTRACT_TYPE_LABELS, FederalContractType } from "./enumerations/federal-contract-type.js";
export { FINANCING_TYPE_LABELS, FinancingType } from "./enumerations/financing-type.js";
export { FUEL_CATEGORY_LABELS, FuelCategory } from "./enumerations/fuel-category.js";
export {
  GRID_SUBREGION_ACRONYMS,
  GRID_SUBREGION_LABELS,
  GridSubregion,
  type GridSubregionAcronym,
  gridSubregionFromAcronym,
} from "./enumerations/grid-subregion.js";
export { MARKET_SEGMENT_LABELS, MarketSegment } from "./enumerations/market-segment.js";
export { MEASUREMENT_OPTION_LABELS, MeasurementOption } from "./enumerations/measurement-option.js";
export { MEASUREMENT_STATUS_LABELS, MeasurementStatus } from "./enumerations/measurement-status.js";
export { MEASUREMENT_VERSION_LABELS, MeasurementVersion } from "./enumerations/measurement-version.js";
export { MILESTONE_KIND_LABELS, MilestoneKind } from "./enumerations/milestone-kind.js";
export { NOTE_TYPE_LABELS, NoteType } from "./enumerations/note-type.js";
export { PARTY_ROLE_LABELS, PartyRole } from "./enumerations/party-role.js";
export { PAYMENT_FREQUENCY_LABELS, PaymentFrequency } from "./enumerations/payment-frequency.js";
export { PAYMENT_TIMING_LABELS, PaymentTiming } from "./enumerations/payment-timing.js";
export { PROJECT_ACCESS_ROLE_LABELS, ProjectAccessRole } from "./enumerations/project-access-role.js";
export { ProjectStatus } from "./enumerations/project-status.js";
export { PROJECT_TYPE_LABELS, ProjectType } from "./enumerations/project-type.js";
export { ProjectVersion } from "./enumerations/project-version.js";
export { requireMember } from "./enumerations/require-member.js";
export { SAVINGS_CATEGORY_LABELS, SavingsCategory } from "./enumerations/savings-category.js";
export {
  isSavingsField,
  SAVINGS_FIELDS,
  SavingsField,
  type SavingsFieldDefinition,
  savingsFieldOf,
} from "./enumerations/savings-field.js";
export { STATE_LOCAL_SUBMARKET_LABELS, StateLocalSubmarket } from "./enumerations/state-local-submarket.js";
export { TECHNOLOGY_TYPE_LABELS, TechnologyType } from "./enumerations/technology-type.js";
export { CURRENT_TEMPLATE_LAYOUT, CURRENT_TEMPLATE_VERSIONS, TemplateKind } from "./enumerations/template-kind.js";
export { UESC_CONTRACT_TYPE_LABELS, UescContractType } from "./enumerations/uesc-contract-type.js";
export { UNIT_OF_MEASURE_LABELS, UnitOfMeasure } from "./enumerations/unit-of-measure.js";
export { YES_NO_LABELS, YesNo } from "./enumerations/yes-no.js";

// ── Project data (C §3)
export type { Accreditation, AccreditationContact } from "./model/accreditation.js";
export type { CancellationCeilingItem } from "./model/cancellation-ceiling.js";
export type { Characteristics } from "./model/characteristics.js";
export type { Contact } from "./model/contact.js";
export { addBaseline, addSavings } from "./model/ecm-fields.js";
export {
  type BaselineItem,
  type EcmImplementation,
  type EcmItem,
  measureName,
  type SavingsItem,
} from "./model/ecm-item.js";
export type {
  EnergyConsumptionItem,
  EnteredGhgSavings,
  ExpressData,
  ExpressEnergyCost,
  ExpressFinancing,
  ExpressMeasure,
  ExpressOther,
  NonFacilityMeasure,
  UserDefinedFields,
} from "./model/express-data.js";
export type { EsaImplementation, EsaYearInput } from "./model/esa.js";
export type { EscalationRateItem } from "./model/escalation-rate.js";
export type { Capitalization, Financing } from "./model/financing.js";
export type { EmissionFactors, FuelType, GridSubregionRates } from "./model/greenhouse-gas.js";
export type { Identification, ProjectLocation } from "./model/identification.js";
export type {
  CostOfGoods,
  ImplementationCostSavings,
  ImplementationPricing,
  PricingPercentages,
} from "./model/implementation.js";
export type { ExpenseItem, PerformancePeriodYear } from "./model/performance-period-year.js";
export type { OtherData, OtherSavingsType, ProjectData } from "./model/project-data.js";
export type { ProjectFile } from "./model/project-file.js";
export type { MeasurementYear, ProjectMeasurement } from "./model/project-measurement.js";
export type { ProjectNote } from "./model/project-note.js";
export type { Project, ProjectRecord } from "./model/project.js";

// ── Paths to inputs and figures
export { type InputLabel, inputLabel } from "./explain/input-labels.js";
export { keyText } from "./path-text/key-text.js";
export { POSITION } from "./paths/list-keys.js";
export { type InputEntry, type InputValue, listInputs } from "./paths/list-inputs.js";
export { pathReader } from "./paths/list-index.js";
export { valueAtPath, valueReader } from "./paths/value-at-path.js";
export { withValueAtPath } from "./paths/with-value-at-path.js";
export { valueWriter } from "./paths/write-values.js";

// ── Calculated values (C §3)
export type {
  AmortizationMonth,
  AmortizationTotal,
  AmortizationValues,
  AmortizationYear,
} from "./model/calculated/amortization-values.js";
export type { CalculatedValues, PartialCalculatedValues, Withheld } from "./model/calculated/calculated-values.js";
export type { CostSavings, CostSavingsYear } from "./model/calculated/cost-savings-values.js";
export type {
  EcmValues,
  FieldTotal,
  GreenhouseGasReference,
  GreenhouseGasSavings,
  MeasureFigures,
  MeasureTotals,
  MeasureValues,
} from "./model/calculated/ecm-values.js";
export type { EsaPayments, EsaPaymentYear } from "./model/calculated/esa-payments.js";
export type { ExpressGhgSavings, ExpressValues, ExpressYear } from "./model/calculated/express-values.js";
export type {
  CategorySavings,
  ItemizedSavings,
  ItemizedSavingsYear,
} from "./model/calculated/itemized-savings-values.js";
export type {
  PerformancePeriodTotals,
  PerformancePeriodValues,
  PerformancePeriodYearValues,
} from "./model/calculated/performance-period-values.js";
export type {
  CapitalizationValues,
  FinancialSummary,
  FinancingValues,
  ImplementationTotals,
  ProjectSummary,
} from "./model/calculated/project-summary.js";
export type { SavedCalculatedValues, SuppliedCalculatedValues } from "./model/calculated/supplied-calculated-values.js";

export type { FigureDefinition, FigureQuantity, FigureValue } from "./model/figure.js";

// ── Reading a project (C §5)
export { isInputPath } from "./input/input-field.js";
export { isInputOf } from "./input/is-input-of.js";
export { INPUT_LIMITS } from "./input/limits.js";
export { type HeatInText, heatInText } from "./input/heat-in-text.js";
export { type NumberInText, numberInText, typedNumber } from "./input/number-in-text.js";
export { rateReadings, type TypedAmount, typedAmount } from "./input/typed-amount.js";
export { ONE_LINE, UNSEEN_CHARACTERS } from "./input/one-line.js";
export { type ParseResult, parseProject } from "./input/parse-project.js";
export { boundedList } from "./input/schemas/bounded-list.js";
export { PROBLEM_CATALOGUE, type ProblemDefinition, type ProblemName } from "./input/problem-catalogue.js";
export type { InputProblem } from "./input/problem.js";
export { projectJsonSchema } from "./input/project-json-schema.js";

// ── Calculating (C §9)
export { FIGURES } from "./calculate/all-figures.js";
export { calculateInputs } from "./calculate/calculate-inputs.js";
export { type Calculation, type CalculationOptions, calculateProject } from "./calculate/calculate-project.js";
export { isFullCalculation } from "./calculate/is-full-calculation.js";
export { figureDefinition } from "./calculate/figure-definition.js";
export { isCloseFigure, isSurelyClose } from "./calculate/figure-tolerance.js";
export { type CalculatedFigure, listFigures } from "./calculate/list-figures.js";
export { requireCalculated } from "./calculate/require-calculated.js";
export { HIGHEST_RATE, RATE_BOUNDS } from "./bounds/rate-bounds.js";
export { inputRow, rateKindAt } from "./inputs/all-inputs.js";
export type {
  BooleanRow,
  ChoiceRow,
  DateRow,
  DecimalRow,
  InputLook,
  InputRow,
  TextRow,
  WholeNumberRow,
} from "./inputs/input-row.js";
export { unknownInputsOf, unknownSuppliedFigures } from "./calculate/unknown-inputs-of.js";
export { findUnusableInputs, type UnusableInputs } from "./calculate/unusable-inputs.js";

// ── Issues (C §8)
export { SUPPLIED_ROOT } from "./issues/supplied-path.js";
export { ISSUE_CATALOGUE } from "./issues/catalogue.js";
export { DOCUMENTATION_ADDRESS, issuePage } from "./issues/documentation.js";
export { type InputPath, inputPath } from "./path-text/input-path.js";
export type { IssueDefinition } from "./issues/issue-definition.js";
export { type FigureDifference, formatFigure } from "./issues/format-figure.js";
export type {
  FiguresDiffer,
  IssueDetails,
  IssueName,
  SavingsBelowDebtService,
  TailYear,
} from "./issues/issue-details.js";
export type { Issue, IssueReport, IssueSeverity, Report } from "./issues/issue.js";

// ── Life of a project (C §4–§8)
export { setAgreementType } from "./lifecycle/agreement-type.js";
export { approveProject, isApproved, reopenProject } from "./lifecycle/approval.js";
export { changedSections, triggersCalculation } from "./lifecycle/calculation-triggers.js";
export {
  applyChangedParts,
  type ChangedPartsOptions,
  changedParts,
  isUnchanged,
} from "./lifecycle/changed-parts.js";
export {
  areAllYearsApproved,
  isAnyYearApproved,
  isAnyYearInPreApproval,
  isAnyYearPending,
  measurementStatus,
} from "./lifecycle/measurement-status.js";
export {
  attachProjectData,
  attachRecord,
  noteChange,
  openProject,
  type ProjectState,
  refreshCalculatedValues,
  requireSameVersion,
  updateProjectData,
} from "./lifecycle/project-state.js";
export { runProjectCalculations } from "./calculate/run-project-calculations.js";
export { unknownInputsAfter } from "./lifecycle/unknown-inputs-after.js";
export { type AccessList, addAccess, type ProjectAccess, removeAccess, roleOn } from "./model/access-list.js";
export type { ChangedParts, PartChanges, PartName, ProjectChildren } from "./model/changed-parts.js";
export { fileSizeText } from "./model/file-size-text.js";
export {
  isKeyOf,
  itemKey,
  type KeyedListName,
  LIST_KEYS,
  type ListKeys,
  listOf,
  requireKeyOf,
} from "./model/list-keys.js";
export { lowestCoverage } from "./model/lowest-coverage.js";
export {
  type OtherSavingsTypeProblem,
  type OtherSavingsTypeText,
  otherSavingsTypeText,
  parseOtherSavingsType,
  readOtherSavingsType,
} from "./model/other-savings-type.js";
export {
  type ListItemSurroundings,
  type ListedFigure,
  type ListedTotal,
  type ProjectListItem,
  projectListItem,
  type ShortProjectListItem,
  shortProjectListItem,
  type WithheldTotals,
  withheldTotals,
} from "./model/project-list-item.js";
export { isProjectNameTaken } from "./model/project-name.js";
export { withoutProject } from "./model/without-project.js";
export { PROJECT_SECTIONS, type ProjectSection } from "./model/project-sections.js";
export { parseChangedParts } from "./input/parse-changed-parts.js";
export { requireProjectData } from "./input/require-project-data.js";
export {
  type EnteringProject,
  type ProjectUpgrade,
  parseEnteringProject,
} from "./input/upgrade/parse-entering-project.js";
export { type UpgradedProject, upgradeProject } from "./input/upgrade/upgrade-project.js";
export type { UpgradeStepName } from "./input/upgrade/upgrade-steps.js";

// ── Formulas, one by one, in the order of the calculation (C §9)
export { ecmPrice } from "./pricing/ecm-price.js";
export { percentageCost } from "./pricing/percentage-cost.js";
export { simplePaybackYears } from "./pricing/simple-payback.js";
export { totalImplementationPrice } from "./pricing/total-implementation-price.js";
export { projectInterestRate } from "./financing/project-interest-rate.js";
export { totalAmountFinanced } from "./financing/total-amount-financed.js";
export { estimatedAnnualSavings, guaranteedAnnualSavings } from "./savings/annual-savings.js";
export { escalatedSavings } from "./savings/escalated-savings.js";
export { firstYearSavings, ITEMIZED_CATEGORIES } from "./savings/first-year-savings.js";
export {
  isValidPerformancePeriod,
  requireValidPerformancePeriod,
} from "./performance-period/valid-performance-period.js";
export { yearExpenses } from "./performance-period/year-expenses.js";
export { type LoanMonthInput, type LoanMonthResult, loanMonth } from "./amortization/loan-month.js";
export { loanSchedule } from "./amortization/loan-schedule.js";
export { monthlyInterest } from "./amortization/monthly-interest.js";
export { neededPayment } from "./amortization/needed-payment.js";
export { type LoanMonth, PAYMENT_MONTHS } from "./amortization/payment-months.js";
export { countPaymentYears, isPaymentYear, tailYear, yearsWithoutPayment } from "./amortization/payment-years.js";
export type { LoanTerms } from "./amortization/loan-units.js";
export { resultingRetainedSavings, yearPayment } from "./cost-savings/cost-savings-year.js";
export { kwhToMmbtu } from "./measures/energy-savings.js";
export {
  annualCostSavings,
  baselineNonElectricUseMmbtu,
  savingsOf,
  totalEnergyCostSavings,
  totalEnergySavingsMmbtu,
} from "./measures/measure-savings.js";
export {
  type FuelFactorParts,
  fuelEmissionsKgCo2e,
  fuelFactorKgCo2ePerMmbtu,
  gridEmissionsKgCo2e,
  type WarmingPotentialParts,
} from "./ghg/emissions.js";
export { esaPayment, esaPrice, guaranteedProductionKwh } from "./esa/esa-formulas.js";
export { debtServiceByYear } from "./express/debt-service-by-year.js";
export { levelDebtService, totalDebtService } from "./express/level-debt-service.js";
export { netSavings } from "./express/net-savings.js";
export { hasUpfrontIncentives, isStateLocal } from "./summary/project-traits.js";

// ── Reference data of the default edition (D24); the others are under `@epb/engine/reference`
export type { GridRateChoice } from "./reference/grid-emission-rate.js";
export { abbreviationOfState, US_STATES } from "./reference/us-states.js";
