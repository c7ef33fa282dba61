import { labelText } from "../sheet-grid.js";

/** Short forms and other words of labels, each with the words that count as the same. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    "#": "number",
    "a/e": "design",
    "m&v": "measurement verification",
    "o&m": "operation maintenance",
    "om&v": "operation maintenance measurement verification",
    "r&r": "repair replacement",
    "p&i": "principal interest",
    "p&p": "performance payment",
    admin: "administration",
    amt: "amount",
    ann: "annual",
    avg: "average",
    bal: "balance",
    bldg: "building",
    capitalised: "capitalized",
    comm: "commissioning",
    const: "construction",
    constr: "construction",
    cx: "commissioning",
    dev: "development",
    college: "customer",
    county: "customer",
    university: "customer",
    client: "customer",
    owner: "customer",
    district: "customer",
    elec: "electric",
    electrical: "electric",
    electricity: "electric",
    est: "estimated",
    esc: "escalation",
    escalator: "escalation",
    fin: "financing",
    finance: "financing",
    financed: "financing",
    guar: "guaranteed",
    guarantee: "guaranteed",
    impl: "implementation",
    incl: "including",
    int: "interest",
    installation: "construction",
    maint: "maintenance",
    markup: "mark up",
    mgmt: "management",
    mo: "month",
    monthly: "month",
    mv: "measurement verification",
    nat: "natural",
    no: "number",
    ntp: "notice proceed",
    om: "operation maintenance",
    op: "operation",
    operating: "operation",
    operational: "operation",
    oper: "operation",
    chg: "charge",
    "oh&p": "overhead profit",
    "o&p": "overhead profit",
    ops: "operation",
    pct: "percent",
    perf: "performance",
    pmt: "payment",
    pp: "performance period",
    prelim: "preliminary",
    proj: "project",
    qty: "quantity",
    rr: "repair replacement",
    sqft: "square foot",
    sav: "saving",
    svgs: "saving",
    tech: "technology",
    tot: "total",
    util: "utility",
    ver: "verification",
    warr: "warranty",
    wtr: "water",
    swr: "sewer",
    yr: "year",
    yearly: "annual",
    adder: "premium",
    agcy: "agency",
    appd: "applied",
    assured: "guaranteed",
    avoidance: "avoided",
    bms: "controls",
    campus: "site",
    charge: "cost",
    charges: "cost",
    credits: "rebate",
    duration: "period",
    each: "annual",
    expense: "cost",
    expenses: "cost",
    facility: "site",
    facilities: "site",
    fuels: "fuel",
    grant: "rebate",
    grants: "rebate",
    held: "retained",
    incentive: "rebate",
    incentives: "rebate",
    inflator: "escalation",
    install: "construction",
    installed: "construction",
    installing: "construction",
    kept: "retained",
    length: "period",
    monitoring: "verification",
    months: "month",
    premises: "site",
    promised: "guaranteed",
    rebates: "rebate",
    saved: "saving",
    schools: "school",
    signed: "signing",
    spread: "premium",
    subsidy: "rebate",
    subsidies: "rebate",
    time: "period",
    upkeep: "maintenance",
    warranted: "guaranteed",
    annually: "annual",
  }),
);

/** `$/yr`, `$000`, `%` */
const UNIT_SIGNS = /\$\s*\/\s*(yr|year|mo|month)\b\.?|\$\s?0{3}s?|[$%]/gi;

/** Words without a meaning of their own. */
const FILLERS = new Set(
  "a an and as at be by for from in is it its of on or our per than that the this to was will with your".split(" "),
);

/** Words that many labels share, so that they tell less about one. */
const COMMON = new Set(
  "amount annual base budget category contract contractor cost date dollar estimated first level line list name net number percent period planned price project proposed quoted rate saving sum total type value year yr".split(
    " ",
  ),
);

const COMMON_WEIGHT = 0.45;

/** Words of a label in their basic form, without units in parentheses. */
export function labelWords(label: string): readonly string[] {
  const text = labelText(label.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ").replaceAll(UNIT_SIGNS, " "))
    // contractor's fee, customers' share
    .replaceAll(/(?<=\p{L})['’]s\b|(?<=s)['’](?=\s|$)/gu, "");
  const words = text.split(/[\s,;:/–—-]+/).flatMap((part) => {
    const known = SHORT_FORMS.get(part);
    if (known !== undefined) return known.split(" ");
    const bare = part.replaceAll(/^[^\p{L}\p{N}$#%]+|[^\p{L}\p{N}$#%]+$/gu, "");
    return (SHORT_FORMS.get(bare) ?? bare).split(/[\s&+]+/);
  });
  return [...new Set(words.filter((word) => word !== "" && !FILLERS.has(word)).map(singular))];
}

/** Weight of a word in a comparison. */
export const wordWeight = (word: string): number => (COMMON.has(word) ? COMMON_WEIGHT : 1);

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|gas)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
