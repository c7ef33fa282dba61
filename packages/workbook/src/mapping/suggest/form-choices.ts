import type { OptionListName } from "../../templates/option-lists.js";

/** Words of forms for the choices of our lists, separated by `|`. */
export const CHOICE_WORDS: Readonly<Partial<Record<OptionListName, Readonly<Record<string, string>>>>> = {
  technologyTypes: {
    "Boiler plant":
      "boiler|boilers|boiler plant improvements|boiler replacement|boiler upgrade|boiler upgrades|heating plant|steam boilers|hot water boilers|boiler controls|central heating plant",
    "Chiller plant":
      "chiller|chillers|chiller plant improvements|chiller replacement|chiller upgrade|chiller upgrades|cooling plant|cooling towers|chilled water plant|central cooling plant",
    "Building automation":
      "bas|bms|ems|ddc|emcs|controls|bas / controls|bas/controls|building automation systems|building automation system|building automation systems / energy management control systems|energy management control system|energy management system|ddc controls|control system|controls upgrade|controls upgrades|temperature controls|building controls|hvac controls|general controls and operations",
    HVAC: "heating, ventilating, and air conditioning|heating, ventilation, and air conditioning|air handling|air handlers|rooftop units|rtu|rtus|rtu replacement|heat pumps|heat pump|ventilation|hvac upgrades|hvac improvements|mechanical|hvac replacement|hvac systems|unit ventilators|air distribution|other hvac",
    Lighting:
      "led|leds|led retrofit|led lighting|lighting improvements|lighting retrofit|lighting upgrade|lighting upgrades|interior lighting|exterior lighting|led conversion|lighting controls|lights|led lighting retrofit|interior led|exterior led|lamps and ballasts",
    "Building envelope":
      "envelope|building envelope modifications|weatherization|windows|roof|roofing|insulation|air sealing|envelope improvements|window replacement|building shell|weather stripping|weatherstripping|roof insulation|fenestration|wall|walls|ceiling",
    "Chilled/hot water and steam distribution":
      "steam traps|steam trap|chilled water, hot water, and steam distribution systems|steam distribution|hot water distribution|piping|pipe insulation|distribution piping|steam trap replacement",
    "Motors and drives":
      "motors|vfd|vfds|variable frequency drives|electric motors and drives|drives|pumps|pumping|motor replacement|vsd|variable speed drives|motor|fan|fans|pump",
    Refrigeration: "refrigeration systems|coolers|walk-in coolers|ice rink|refrigeration controls",
    "Distributed generation":
      "chp|cogeneration|cogen|combined heat and power|generator|battery storage|generators|fuel cell|onsite storage, transmission, generation|on-site storage, transmission, generation",
    "Renewable energy systems":
      "solar|solar pv|pv|photovoltaic|photovoltaics|wind|geothermal|solar photovoltaic|renewables|renewable energy|biomass|rooftop solar",
    "Energy/utility distribution":
      "energy / utility distribution systems|transformers|transformer replacement|electrical distribution|power distribution",
    "Water and sewer":
      "water|water conservation|plumbing|plumbing fixtures|water and sewer conservation systems|low-flow fixtures|irrigation|water fixtures|domestic water|fixtures|water efficiency|water use",
    "Peak shaving/load shifting":
      "demand response|load shifting|thermal storage|electrical peak shaving / load shifting|peak shaving|load shedding",
    "Rate adjustments":
      "energy cost reduction through rate adjustments|rate change|tariff change|utility rate change|billing corrections|rate optimization",
    "Process improvements": "energy related process improvements|compressed air|process|laundry|kitchen hoods|kitchen",
    Commissioning:
      "retro-commissioning|retrocommissioning|rcx|recommissioning|testing and balancing|commissioning|re-commissioning",
    "Advanced metering": "advanced metering systems|metering|meters|submetering|smart meters|water meters|ami",
    "Appliances and plug loads":
      "appliance / plug-load reductions|plug loads|plug load|appliances|computer power management|vending machine controls|vending misers|plug load controls",
    Other: "other|misc|miscellaneous|general|various",
  },
  measurementOptions: {
    "A: retrofit isolation, key parameter":
      "a|option a|ipmvp option a|ipmvp a|retrofit isolation: key parameter measurement|key parameter measurement|stipulated",
    "B: retrofit isolation, all parameters":
      "b|option b|ipmvp option b|ipmvp b|retrofit isolation: all parameter measurement|all parameter measurement",
    "C: whole facility":
      "c|option c|ipmvp option c|ipmvp c|whole building|utility bill analysis|whole facility measurement",
    "D: calibrated simulation": "d|option d|ipmvp option d|ipmvp d|simulation",
  },
  paymentFrequencies: {
    Annual:
      "annual in arrears|annually in arrears|annual in advance|annually in advance|annual|annually|yearly|once a year|1|annual payments",
    "Biannual (twice a year)":
      "semi-annual in arrears|semi-annually in arrears|semi-annual in advance|semi-annual|semiannual|semi-annually|semiannually|biannual|twice a year|2|half-yearly|every six months",
    Quarterly: "quarterly in arrears|quarterly in advance|quarterly|quarter|4|every three months|each quarter",
    Monthly: "monthly in arrears|monthly in advance|monthly|month|12|every month|each month",
  },
  paymentTimings: {
    "Beginning of period":
      "beginning of period|beginning|in advance|advance|start of period|annuity due|payments in advance|annual in advance|annually in advance|semi-annual in advance|quarterly in advance|monthly in advance",
    "End of period":
      "end of period|end|in arrears|arrears|end of each period|ordinary annuity|payments in arrears|annual in arrears|annually in arrears|semi-annual in arrears|semi-annually in arrears|quarterly in arrears|monthly in arrears",
  },
  agreementTypes: {
    "Guaranteed savings":
      "guaranteed savings|guaranteed energy savings|guaranteed energy savings contract|gesc|gespc|guaranteed energy savings performance contract|espc|energy savings performance contract|epc|energy performance contract|guaranteed energy savings agreement|gesa",
    "Shared savings": "shared savings|shared savings agreement",
    "Utility energy service contract (UESC)": "uesc|utility energy service contract|utility energy services contract",
    "Energy sales agreement (ESA)": "esa|energy sales agreement",
    "Power purchase agreement (PPA)": "ppa|power purchase agreement",
    "Design-build, fixed fee": "design-build|design build|fixed fee",
  },
  financingTypes: {
    "Appropriation or cash": "appropriation|cash|capital budget|general fund",
    Grant: "grant|grants",
    Lease:
      "lease|tax-exempt lease|tax-exempt lease purchase|lease purchase|municipal lease|telp|tax-exempt municipal lease|lease-purchase|tax-exempt lease purchase agreement|municipal lease purchase|installment purchase|installment purchase contract",
    "State or local bond": "bond|bonds|general obligation bond|revenue bond|qecb",
    "Loan to the customer": "loan|bank loan|direct loan",
    "Loan through the ESCO": "esco financing|third-party financing through esco",
  },
  marketSegments: {
    "Federal Government": "federal|federal government",
    "State/Local Government":
      "state|local|state government|local government|municipal|municipality|county|city|state and local government",
    Healthcare: "hospital|health care|medical",
    "K-12 Schools": "k-12|k12|school|schools|school district|public school|k-12 school district|public schools",
    "University/College": "university|college|higher education|community college|higher ed",
    "Public Housing": "housing authority|public housing authority",
  },
  trueFalse: { Yes: "yes|y|true|x", No: "no|n|false" },
  yesNo: { Yes: "yes|y|true", No: "no|n|false" },
};
