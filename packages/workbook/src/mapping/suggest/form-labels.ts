/**
 * Labels of single values in forms of the field, by the path of the input or figure, separated by `|`. Braces
 * have several words for a place: `{loan,lease} rate`. The labels of our templates are added to them. Sources:
 * task-order schedules of the federal ESPC contract (TO-1 to TO-5), requests for proposals and cash-flow forms of state
 * programs for guaranteed energy savings, term sheets of lenders, and the documents listed in decision 0095.
 */
export const VALUE_LABELS: Readonly<Record<string, string>> = {
  "record.name":
    "project|project name|project title|name of project|site|site name|facility|facility name|customer|customer name|owner|owner name|client|client name|building name|prepared for|client agency|using agency|using agency/facility|institution|customer of record|lessee|project site|{project,site,building,customer,agency,institution,school,borrower,lessee,applicant,participant,grantee,member} {name,title}|job|job name|account|borrower|applicant|participant|property|{pha,issuer,premises} name|public housing agency|governmental unit|property owner|legal owner|issue|name of issue|school district|school",
  "location.city": "city|city/town|town|project city|municipality|location|place",
  "location.state": "state|project state|state/territory",
  "location.zip": "zip|zip code|postal code",
  "location.country": "country",
  "identification.taskOrderNumber": "task order no.|task order number|task order|to number|delivery order number",
  "identification.contractNumber": "contract no.|contract number|contract #|idiq contract number|solicitation number",
  "identification.agencyName":
    "agency|agency name|ordering agency|federal agency|department|institution|issuing agency|department, agency, sub-agency name",
  "identification.subAgencyName": "sub-agency|subagency|bureau|division",
  "identification.projectIdNumber":
    "project no.|project number|project id|job number|project identifier|opportunity number",
  "characteristics.marketSegmentId": "market segment|market|market sector|customer type|customer segment|sector",
  "financing.awardDate":
    "award date|date of award|contract award date|task order award date|contract date|contract execution date|contract signing date|date of contract|signing date|project award date|award|execution date|notice to proceed|notice to proceed date|ntp date|date of notice to proceed|order date|agreement date|anticipated notice to proceed|contract execution|award date of task order|date of agreement|{award,contract,agreement,order,task order,delivery order,lease,board,council,commission} {date,signing,execution,approval,awarded,effective date,approved,executed}|date {awarded,signed,executed,of signing,of execution,of approval,of contract,of order}|commencement date|contract start|effective date|authorization to proceed|go-ahead|date of commencement|dated date|dated|date of issue of contract|{contract,agreement} {signed,would be signed,will be signed}|contract start date|agreement execution",
  "financing.financingIssueDate": "financing issue date|issue date|bond issue date|date of issue|issuance date",
  "financing.effectiveThroughDate": "effective through|rate lock expiration|rate locked through|rate good through",
  "financing.loanStartDate": "loan start date|financing start date|loan date|financial close|loan closing date",
  "financing.implementationPeriodMonths":
    "implementation period|implementation period months|construction period|construction period months|construction duration|construction term|construction months|implementation duration|installation period|months of construction|construction schedule|length of construction|design and construction period|build period|install term|draw period|months to substantial completion|construction months|months to beneficial use|months of installation|months of implementation|build time|installation period months|work complete|months until the equipment operates|months to complete|construction|installation|{construction,installation,implementation,build,project,work} {schedule,duration,months,length,time,phase,window}|months {of work,to build,to install,to finish,for construction,until acceptance,to acceptance,under construction}|interim period|delivery period|months after {award,task order award,contract award,notice to proceed}",
  "financing.financingIndex":
    "financing index|index|base index|index used|reference index|benchmark|applicable financial index|applicable index|financial index|name of index",
  "financing.indexRate":
    "index rate|base rate|base index rate|treasury rate|applicable index rate|reference rate|benchmark rate|index yield|treasury yield|interest rate|annual interest rate|finance rate|financing rate|loan rate|loan interest rate|lease rate|borrowing rate|treasury index|benchmark|lease rate index|cost of money index|program rate|all-in rate|all-in interest rate|fixed rate|fixed borrowing rate|all-in tax-exempt interest rate|tax-exempt interest rate|tax-exempt rate|swap rate|master lease rate|note rate|interest rate bid|bond rate|index percent|fixed borrowing rate per cent|{index,base,benchmark,treasury,reference,swap,bond,loan,lease,note,financing,coupon,borrowing,fixed,municipal,tax-exempt,bank,program} {rate,yield,interest rate,rate of interest}|cost of {capital,funds,debt,borrowing}|apr|annual percentage rate|coupon|true interest cost|index interest rate|{utility,customer,city,county,district} borrowing rate",
  "financing.addedPremium":
    "added premium|premium|spread|credit spread|adder|lender spread|margin|added premium rate|premium over index|spread over index|lender margin|margin over index|cost of money adder|program fee on rate|added premium adjusted|premium adjusted|bank spread|spread to index|{credit,lender,bank,risk,financing,investor,placement,added} {premium,margin,add-on,markup}|points over index|over index|add-on rate",
  "financing.paymentTimingYear":
    "payments per year|payments a year|payment frequency|frequency of payments|number of payments per year|payment schedule|payment periods per year|compounding periods per year|payment interval|payments/year|payment period|billing frequency|frequency|installments per year|debt service frequency|how often paid|invoice frequency",
  "financing.paymentTimingTypeID":
    "payment timing|timing of payments|payment in advance or arrears|advance/arrears|payments due|payment due at|payment mode|when paid|payments made at|arrears or advance|payments in arrears or advance",
  "financing.projectAgreementTypeID":
    "agreement type|type of agreement|contract type|type of contract|project agreement type",
  "financing.primaryFinancingTypeID":
    "primary financing type|financing type|type of financing|financing method|financing mechanism|funding source|financing instrument|financing structure|lease structure|structure",
  "capitalization.procureConstrIntr":
    "construction-period interest|capitalized interest|construction interest|interest during construction|capitalized construction interest|financing procurement price: interest|construction period interest|idc|financing procurement price: construction-period interest|financing procurement price: construction period interest|interest during implementation|interest while under construction|idc reserve|construction loan interest|{construction,interim,capitalized,construction period,accrued,funded} {interest,financing interest,carry,carrying cost,financing}|carrying cost|interest {until completion,before acceptance,accrued,reserve}|capitalized interest for the construction period",
  "capitalization.procureOther":
    "other financing procurement price|financing procurement price: other|closing costs|other closing costs|cost of issuance|issuance costs|financing fees|financing costs|legal and closing|financing procurement price|loan fees|origination fee|lender fees|transaction costs|financing procurement price: closing costs|bond counsel and placement|legal fees|underwriting fee|legal and title|placement agent|issuance expense|bond counsel|financing expenses|{financing,loan,legal,issuance,closing,bank,lender,bond,escrow,placement,underwriting,trustee,transaction,origination} {cost,fee}|cost of financing|costs of issue|escrow and legal|{capital provider,program administration,program application} fee|financing procurement price: bonds, legal, and closing|financing procurement price: {bonds,legal,closing,fees,issuance}",
  "capitalization.bondedAmt": "bonded amount|amount bonded|payment and performance bond amount|penal sum",
  "other.guarPctEstSav":
    "guaranteed percentage of the estimated savings|savings guarantee|guarantee|guaranteed savings percentage|guarantee (% of estimated)|guaranteed percent|guarantee level|percent guaranteed|guarantee percentage|percent of savings guaranteed|share of savings guaranteed|guaranteed share|guarantee factor|guaranteed percent of estimated savings|guarantee coverage|guarantee as share of savings|share of savings assured|guaranteed savings as percent of estimate|savings guaranteed|percent of estimated savings guaranteed|guaranteed portion|guaranteed savings of estimated|guaranteed savings of projected|guaranteed share of savings|guarantee is percent of the avoided cost|{guaranteed,guarantee,savings guarantee,guaranteed savings} {percentage,share,portion,factor,fraction,ratio,part}|derating|savings guaranteed by {contractor,esco}|{part,share,portion,fraction,percent} of {expected,projected,estimated,engineered} savings guaranteed|guaranteed by esco",
  "implementationCostSavings.estimatedCostSavings":
    "implementation period savings|implementation period estimated savings|estimated cost savings during implementation|construction period savings|construction savings|estimated savings during construction|savings during construction|interim savings|implementation period cost savings|implementation period estimated cost savings",
  "implementationCostSavings.guaranteedCostSavings":
    "implementation period guaranteed savings|guaranteed cost savings during implementation|guaranteed construction period savings|guaranteed savings during construction|implementation period guaranteed cost savings|implementation period savings guaranteed",
  "implementationCostSavings.payment":
    "implementation period payment|pre-performance period payment|pre-acceptance payment|payment during construction|one-time payment from savings|construction period payment|one-time pre-performance period payment|implementation period contractor payments|implementation period payments|implementation period savings payment",
  "implementationPricing.projectDevelopmentPrice":
    "project development price|project development|project development cost|audit and development|investment grade audit|iga|iga cost|investment grade audit fee|audit fee|audit cost|development cost|development fee|energy audit|technical energy audit|project development fee|feasibility study|audit fee carried into the project|audit and proposal|feasibility study rolled in|detailed energy survey|survey and design|comprehensive energy audit|detailed energy audit|detailed audit|{audit,investment grade audit,development,preliminary assessment,feasibility study,energy study,detailed audit,survey,preconstruction} {cost,fee,price,services}|audit reimbursement|technical energy audit cost",
  "implementationPricing.percentages.design":
    "design|design percentage|engineering|engineering design|design and engineering|engineering and design|design services|design fee|a&e|engineering fee|design engineering|architecture|design and other engineering",
  "implementationPricing.percentages.projectManagement":
    "project management|project management percentage|construction management|pm|project/construction management|construction administration|pm/cm|management of construction|general conditions|site supervision|supervision",
  "implementationPricing.percentages.performanceBonds":
    "performance and payment bonds|performance bonds|bonds|bonding|payment and performance bonds|performance bond|bond premium|bonds and insurance|payment and performance bond|bond",
  "implementationPricing.percentages.commissioningTraining":
    "commissioning and training|commissioning|commissioning/training|training and commissioning|start-up and commissioning|cx and training|start-up|startup and training|training",
  "implementationPricing.percentages.mv":
    "measurement and verification|m&v|initial m&v|m&v setup|m&v planning|m&v during construction",
  "implementationPricing.percentages.overhead":
    "overhead|esco overhead|company overhead|general overhead|overhead and administration|g&a",
  "implementationPricing.percentages.profit": "profit|esco profit|fee|profit margin|esco fee|contractor profit",
  "implementationPricing.costOfGoods.subcontractor":
    "subcontractors|subcontracts|subcontracted work|subcontractor cost",
  "implementationPricing.costOfGoods.mvEquipment": "m&v equipment|metering equipment|m&v hardware",
  "implementationPricing.costOfGoods.selfPerformedWork":
    "self-performed work|self performed|own forces|self-performed labor",
  "implementationPricing.costOfGoods.otherPurchases": "other purchases|materials and equipment purchases|other goods",
  "performancePeriod[year=1..25].measurementVerification":
    "annual m&v cost|annual m&v fee|annual m&v|m&v cost per year|m&v fee per year|annual measurement and verification|annual measurement and verification cost|yearly verification fee|annual m&v expense|m&v annual cost|guarantor's yearly verification fee|annual {verification,savings verification,m&v services,performance monitoring,guarantee fee,verification cost,savings report}",
  "projectSummary.financialSummary.totalImplementationPrice":
    "total implementation price|total project cost|total project price|total contract price|project cost|contract price|total project investment|gross project cost|turnkey price",
  "projectSummary.financialSummary.totalAmountFinanced":
    "total amount financed|amount financed|financed amount|total financed|amount to be financed|principal amount|loan amount|net amount financed|total financed amount|financed principal",
  "projectSummary.financialSummary.projectInterestRate":
    "project interest rate|all-in rate|all-in interest rate|total interest rate|effective interest rate|final interest rate|total rate",
  "projectSummary.financialSummary.performancePeriodYears":
    "performance period|term|contract term|term of contract|finance term|financing term|loan term|performance period years|term in years|contract length|performance term|guarantee term|number of years",
  "projectSummary.financialSummary.totalEstimatedCostSavings":
    "total estimated cost savings|total savings over term|total estimated savings",
  "projectSummary.financialSummary.totalGuaranteedCostSavings":
    "total guaranteed cost savings|total guaranteed savings|guaranteed savings over term",
  "projectSummary.financialSummary.totalPayments": "total payments|total contractor payments|total payments over term",
  "projectSummary.financialSummary.totalDebtService": "total debt service|total loan payments",
  "projectSummary.financialSummary.totalInterest": "total interest|total interest paid|interest over term",
};

/** Headers of tables of forms, by the path of the column. Savings by fuel are understood from their words and units. */
export const COLUMN_LABELS: Readonly<Record<string, string>> = {
  "ecms[].ecmNumber":
    "ecm no.|ecm number|ecm #|no.|#|number|ecm|fim|fim no.|fim #|eco|eco no.|eem|eem no.|measure no.|measure number|measure #|item|item no.|id|ecm id|ref|line|code|measure id|tag|opportunity no.|project no.|fim number|{measure,ecm,eem,fim,eco,item,line,project,option,bid item,work item} {no.,id,code,ref,tag}|sequence|line item|measure identifier|csm|csm no.",
  "ecms[].ecmDescription":
    "description|ecm description|measure|measure description|measure name|title|ecm title|ecm name|name|energy conservation measure|facility improvement measure|energy efficiency measure|scope|scope of work|ecm|fim|eem|eco|fim description|improvement|project element|facility improvement measures|energy conservation measures|work item|upgrade|facility conservation improvement|conservation project|opportunity|energy conservation opportunity|description of item|project component|ecm description - title|energy project|retrofit|conservation measure|project|work|improvement|energy efficiency improvement|eem title|item description|building improvement|{measure,ecm,eem,fim,eco,project,work,scope,improvement,retrofit,upgrade} {description,title,name,summary}|items of work|scope item|efficiency measure|conservation measure|energy measure|facility improvement|building system|conservation opportunity|initiative|component|proposed measure|recommended measure|cost saving measure|csm|utility conservation measure|custom measure name",
  "ecms[].technologyTypeId":
    "technology|technology category|technology type|type|category|ecm category|measure type|measure category|kind|system|system type|trade|tech code|technology class|technology group|discipline|end use|class|group|equipment type|ecm type|work category|system category|system category affected",
  "ecms[].location": "location|building|buildings|facility|site|where",
  "ecms[].ecmSize": "size|ecm size|measure size|capacity|size/capacity|quantity|units installed",
  "ecms[].ecmCoveragePct": "coverage|percent of facility|coverage percentage",
  "ecms[].mvOptionId":
    "m&v option|m&v|mv option|ipmvp option|option|m&v method|m&v approach|ipmvp|verification option|verification method|verification per ipmvp|verification|m&v opt.|m&v opt|m&v plan|m&v protocol|ipmvp method|measurement option",
  "ecms[].implementation.baseConstructionCost":
    "base construction cost|construction|construction cost|direct cost|direct costs|hard cost|hard costs|cost of work|cost of the work|base bid|base cost|labor and materials|labor and material|material and labor|installed cost|construction subtotal|installation cost|base construction|trade cost|construction price|direct construction cost|contractor cost|implementation expense|implementation expenses|bid|bid amount|cost of construction|subcontract price|labor and material cost|contractor price|direct construction|trade cost|hard construction|contractors|cost of the work|{construction,direct,contractor,subcontractor,trade,hard,contract work,turnkey construction} {cost,price,estimate,bid,subtotal}|opinion of probable cost|opinion of cost|engineer's estimate|cost estimate|quoted price|quote|quotation|subcontract|first cost|cost to install|work cost|capital cost|measure installation cost",
  "ecms[].implementation.deliveryCharge":
    "delivery charge|delivery|markup|mark-up|mark up|overhead and profit|o&p|oh&p|soft cost|soft costs|indirect cost|indirect costs|esco markup|esco fees|project delivery|service fees|delivery cost|implementation delivery cost|contractor markup|fees|esco services|esco fee|fees and margin|esco fees and margin|utility fee|energy services company fee|contractor oh&p|esco fee all-in|contractor overhead and profit|esco margin|margin|indirect|fees and contingency|developer|developer fee|{contractor,esco,general contractor,developer,provider,company} {fee,markup,overhead,overhead and profit,margin,services,fees}|oh/profit|general conditions and fee|markups|add-ons|indirects|profit and overhead|fees and markups|professional services|project markup|implementation markup|implementation price markup",
  "ecms[].implementation.appliedIncentives":
    "applied incentives|rebates|rebate|incentives|incentive|utility rebate|utility rebates|utility incentive|utility incentives|grants|rebates and incentives|incentives and rebates|less rebates|less incentives|grants|rebates and grants|rebate credit|program incentive|less grants|grant|{utility,applied,expected,program,state,federal,less} {rebate,credit,subsidy}|tax credit|buy-down|outside funding|other funding|funding from {incentives,tax credits}|{potential,financial} incentives",
  "ecms[].implementation.mvExpense":
    "m&v expense|annual m&v|m&v|m&v cost|annual m&v cost|m&v fee|annual m&v fee|annual m&v expense|m&v services|measurement and verification|measurement and verification cost",
  "ecm.measures[].implementationPrice":
    "implementation price|total price|total cost|price|total|measure price|total implementation price|total installed cost|project cost|gross cost|turnkey cost",
  "ecm.measures[].estAnnualCostSavings":
    "annual cost savings|total annual savings|total savings|annual savings|total cost savings|total annual cost savings|estimated annual cost savings|total dollar savings|first-year savings|first year cost savings",
  "ecm.measures[].simplePayback": "simple payback|payback|spb|simple payback years",
  "performancePeriod[].year":
    "year|contract year|performance year|performance period year|period|fiscal year|project year|guarantee year|calendar year|yr|years|lease year|service period|year after acceptance|contract yr|performance period|post-acceptance performance period|option year|operating year|op. year|school year ending|school year|guarantee yr|performance guarantee year|year fye|fye|operating years",
  "performancePeriod[].measurementVerification":
    "measurement and verification|m&v|m&v cost|m&v fee|annual m&v|annual m&v fee|m&v expense|m&v services|m&v costs|m&v annual cost|guarantee and m&v fee|verification|savings report fee|verification fee|monitoring|performance assurance|reconciliation report|annual reconciliation|{annual,guarantee,savings,performance} {verification,m&v,m&v services,reporting,verification services,report,verification report}|performance tracking|performance tracking services|{m&v,verification,savings verification} {agreement,contract,charge}|annual savings report|savings report",
  "performancePeriod[].otherExpenses[fieldId=1].value":
    "management/administration|mgmt/admin|management and administration|administration|contract administration|administrative fee|management fee|management|account management|admin|program administration|owner administration|energy manager|management services|contract management|account services|{city,county,district,owner,agency,program} administration",
  "performancePeriod[].otherExpenses[fieldId=2].value":
    "operation|operations|operating cost|operation expense|operations services|plant operators|operators|operating expense|operator|operating services|staffing",
  "performancePeriod[].otherExpenses[fieldId=3].value":
    "maintenance|maintenance services|service agreement|maintenance agreement|preventive maintenance|maintenance contract|maintenance fee|service contract|maintenance of installed equipment|equipment maintenance|preventive maint.|service contracts|annual maintenance|preventive maintenance agreement|service agreements|maintenance and service",
  "performancePeriod[].otherExpenses[fieldId=4].value":
    "repair and replacement|r&r|repair & replacement|repairs|replacement reserve|repair/replacement|equipment replacement|renewals and replacements|equipment reserve|replacement|replacement fund|renewal and replacement|equipment replacement fund|capital reserve|repairs and replacement|repair reserve|sinking fund|reserve fund|reserve",
  "performancePeriod[].otherExpenses[fieldId=5].value":
    "permits and licenses|permits|licenses|permits/licenses|licenses and permits|permit fees|license fees|inspections and permits",
  "performancePeriod[].otherExpenses[fieldId=6].value":
    "insurance|insurance cost|insurance premium|property insurance|equipment insurance",
  "performancePeriod[].otherExpenses[fieldId=7].value": "property taxes|taxes|property tax|real estate tax|tax",
  "performancePeriod[].otherExpenses[fieldId=8].value": "other expense type 1",
  "performancePeriod[].otherExpenses[fieldId=9].value": "other expense type 2",
  "performancePeriod[].deliveryChargePct":
    "delivery charge|delivery charge percentage|fee percentage|fee|fee on services|markup on services|esco fee on services|markup|delivery|markup on expenses|fee on expenses|admin fee|administration fee|service markup|administrative markup|overhead on services|fee percent|performance period delivery charge",
  "performancePeriod[].incentivesOtherPayments":
    "incentives and other payments|incentives|incentive|cash incentives|rebates|incentive payments|utility incentives|other payments|grants and incentives|performance incentives|rebate|rebates and incentives|utility grant|grant|grants|{annual,utility,state,outside,other} {rebate,payment,revenue,income,contribution,subsidy,credit}|demand response|renewable credits|srec revenue|recurring incentives",
  "performancePeriod[].retainedSavings":
    "retained savings|savings retained|retained by agency|savings retained by agency|savings retained by customer|retained by customer|savings kept by customer|retained|agency retained savings|savings retained by owner|owner retained savings|reserved savings|kept by agency|kept by customer|savings kept by agency|savings {held back,reserved,to customer,to agency}|{customer,agency,host} share|set aside",
  "costSavings.years[].estimatedSavings":
    "estimated savings|estimated annual cost savings|total savings|total annual savings|projected savings|estimated cost savings|total estimated savings|annual savings|gross savings|total projected savings|total annual cost savings|total cost savings|annual cost savings|{estimated,projected,expected,engineered,calculated} {savings,annual savings,utility savings,energy savings,avoided cost}",
  "costSavings.years[].guaranteedSavings":
    "guaranteed savings|guaranteed annual cost savings|annual guaranteed savings|savings guarantee|guarantee|guaranteed cost savings|total guaranteed savings|annual savings guarantee|guaranteed {amount,avoided cost,energy savings}|guaranteed annual savings amount",
  "costSavings.years[].expenses":
    "expenses|total expenses|total annual expenses|services|total services|performance period expenses|annual services|total annual costs|annual service costs|total service cost",
  "costSavings.years[].debtService":
    "debt service|loan payment|lease payment|finance payment|financing payment|annual debt service|principal and interest|p&i|financing cost|annual loan payment|annual finance payment|total debt service|{loan,lease,bond,note,financing,debt,rental} {payment,payments,service,installment}",
  "costSavings.years[].payment":
    "payment|payments|contractor payments|annual contractor payments|total payment|total payments|annual payment|payment to contractor|payments to contractor|total annual payment|total annual payments|total costs|total cost|total program cost|total annual cost|rental payment",
  "costSavings.years[].retainedSavings":
    "net savings|net cash flow|annual cash flow|positive cash flow|net annual savings|net annual benefit|surplus|net benefit|cash flow|excess savings",
  "itemizedSavings.years[].estimatedAnnualSavings": "estimated annual savings",
  "itemizedSavings.years[].guaranteedAnnualSavings": "guaranteed annual savings",
  "amortization.summary[].principal":
    "principal|principal payment|annual principal|principal paid|principal repayment|principal component",
  "amortization.summary[].interest":
    "interest|interest payment|annual interest|interest paid|finance charge|interest component",
};

/** Labels of cells that no input has, although they share words with labels of inputs. */
export const OTHER_LABELS: readonly string[] = [
  "project manager|project facilitator|contact name|project executive|prepared by|reviewed by|contact|email|phone|fax|address|street|account executive|energy engineer",
  "square feet|gross square feet|floor area|building area|conditioned area|square footage|number of buildings",
  "simple payback|payback|useful life|equipment life|average useful life|expected life",
  "net present value|npv|irr|internal rate of return|discount rate|present value|real discount rate|return on investment|savings to investment ratio|roi",
  "sales tax|tax rate|sales tax rate|state sales tax",
  "inflation rate|general inflation|cpi",
  "co2|greenhouse gas|emissions|carbon reduction|tons of co2",
  "date|date prepared|revision date|print date|report date|proposal date|revised|version|revision|proposal due date|rfp date|quote date|as of|audit date|date printed|completion date|acceptance date|substantial completion|construction completion",
  "contingency|allowance|construction contingency|retainage|payment bond rate|warranty period|warranty|warranty months",
  "baseline cost|baseline annual cost|annual utility budget|total utility spend|annual energy cost|current utility cost",
  "electric rate|gas rate|blended rate|demand rate|utility rate|average electric rate|water rate|cost per kwh|cost per therm|rate per kwh",
  "utility name|lender name|esco name|contractor name|lessor",
  "loan to value|ltv|cost of capital benchmark|benchmark cost of capital|minimum rate of return",
  "net measure cost|capital replacement cost|residual value|equipment disposal and salvage costs|number of units|unit count|current occupancy",
  "down payment|capital contribution|owner contribution|upfront payment|capital contribution from owner|cash contribution",
  "first payment date|first payment due|last payment date|maturity date|final maturity|final payment date|number of payments|total number of payments|first payment",
  "total|subtotal|grand total|totals|sum|average|check|difference|variance",
  "beginning balance|ending balance|balance|outstanding balance|remaining balance|opening balance|closing balance|cumulative cash flow|cumulative savings|cumulative net savings|cumulative",
];
