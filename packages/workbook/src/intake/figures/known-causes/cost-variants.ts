import { Decimal, type Project } from "@epb/engine";
import { isAmount, type ProjectVariant, withData } from "./figure-variant.js";

type Year = NonNullable<Project["data"]["performancePeriod"]>[number];

/** The project with other years of its performance period; undefined if none of them has the changed amount. */
function withYears(
  project: Project,
  isChanged: (year: Year) => boolean,
  change: (year: Year) => Year,
): Project | undefined {
  const years = project.data.performancePeriod ?? [];
  if (!years.some(isChanged)) return undefined;
  return withData(project, { performancePeriod: years.map((year) => (isChanged(year) ? change(year) : year)) });
}

function withoutCapitalization(
  project: Project,
  members: readonly ("procureConstrIntr" | "procureOther")[],
): Project | undefined {
  const { capitalization } = project.data;
  if (!members.every((member) => isAmount(capitalization?.[member]))) return undefined;
  const zeros = Object.fromEntries(members.map((member) => [member, ZERO]));
  return withData(project, { capitalization: { ...capitalization, ...zeros } });
}

const ZERO = new Decimal(0);

/** Other conventions for yearly expenses and for the amount financed, simplest first. */
export const COST_VARIANTS: readonly ProjectVariant[] = [
  {
    cause: "The form's expenses have no delivery charge.",
    change: (project) =>
      withYears(
        project,
        ({ deliveryChargePct }) => isAmount(deliveryChargePct),
        (year) => ({ ...year, deliveryChargePct: ZERO }),
      ),
  },
  {
    cause: "The form's delivery charge is not on measurement and verification; that of epb is on all expenses.",
    change: (project) =>
      withYears(
        project,
        ({ deliveryChargePct: charge, measurementVerification }) =>
          isAmount(charge) && !charge.eq(-1) && isAmount(measurementVerification),
        (year) => ({
          ...year,
          // The charge that is added to it gives the amount without a charge.
          measurementVerification: (year.measurementVerification ?? ZERO).div((year.deliveryChargePct ?? ZERO).plus(1)),
        }),
      ),
  },
  {
    cause: "The form's savings do not include the incentives and other payments of each year.",
    change: (project) =>
      withYears(
        project,
        ({ incentivesOtherPayments }) => isAmount(incentivesOtherPayments),
        (year) => ({ ...year, incentivesOtherPayments: ZERO }),
      ),
  },
  {
    cause: "The form's amount financed does not include the interest of the construction period.",
    change: (project) => withoutCapitalization(project, ["procureConstrIntr"]),
  },
  {
    cause: "The form's amount financed does not include the other costs of procuring the financing.",
    change: (project) => withoutCapitalization(project, ["procureOther"]),
  },
  {
    cause:
      "The form's amount financed does not include the interest of the construction period and the other costs of procuring the financing.",
    change: (project) => withoutCapitalization(project, ["procureConstrIntr", "procureOther"]),
  },
  {
    cause: "The form does not subtract the payment of the implementation period from the amount financed.",
    change: (project) => {
      const { implementationCostSavings } = project.data;
      if (!isAmount(implementationCostSavings?.payment)) return undefined;
      return withData(project, { implementationCostSavings: { ...implementationCostSavings, payment: ZERO } });
    },
  },
];
