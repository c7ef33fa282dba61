import { CREATE_PROJECT, CREATE_USER, GRANT_PROJECT_ACCESS, LIMITS, WRITE_PROJECT_NOTE } from "@epb/contract";
import { ProjectAccessRole } from "@epb/engine";
import { demoEmail } from "../../../server/src/features/demonstration/demo-people.js";
import { readDemoProject } from "../../../server/src/start/demo/demo-projects.js";
import type { ViewerSite } from "./viewer-site.js";

// Extreme content for a page: names of maximum length, words without a break, 40 years, 99 measures, nine digits.

const MEASURES = 99;

/** Maximum length, with ordinary words. */
const LONG_NAME =
  "Department of Administrative and Financial Services of the Commonwealth, Bureau of Buildings, Annex 7".slice(
    0,
    LIMITS.textLength,
  );
/** Maximum length, without a line break opportunity. */
const LONG_WORD = "Energieeinsparcontractingrahmenvertragsverlaengerungsoption"
  .repeat(2)
  .slice(0, LIMITS.projectNameLength);

/** The data of a project of the demonstration, as JSON. */
type HardData = Readonly<Record<string, unknown>> & {
  readonly identification: object;
  readonly contacts: readonly object[];
  readonly ecms: readonly {
    readonly implementation: { readonly baseConstructionCost: string };
    readonly estimatedSavings: readonly { readonly fieldId: number; readonly value: string }[];
  }[];
};

/** A user with names of maximum length, with their own project. @returns The id of the project. */
export async function fillHard(site: ViewerSite): Promise<string> {
  const [customer, admin] = await Promise.all([site.logIn("customer"), site.logIn("admin")]);
  const { record, data } = readDemoProject("federal-espc");
  const { id } = await customer.call(CREATE_PROJECT, {
    body: { record: { ...record, name: LONG_WORD }, data: hardOf(data as HardData) },
  });
  const email = `${"maria-theresia.von-und-zu".padEnd(60, "-zu")}@example.org`;
  await admin.call(CREATE_USER, {
    body: {
      email,
      firstName: LONG_NAME,
      lastName: LONG_WORD,
      title: LONG_NAME,
      organization: LONG_WORD,
      phone: "303-555-0100",
      userGroupId: 1,
      projectTypes: [1],
    },
  });
  const grant = (to: string, roleId: ProjectAccessRole): Promise<unknown> =>
    customer.call(GRANT_PROJECT_ACCESS, { params: { id }, body: { email: to, roleId } });
  await grant(demoEmail("esco"), ProjectAccessRole.ProjectBuilder);
  await grant(email, ProjectAccessRole.ProjectViewer);
  await customer.call(WRITE_PROJECT_NOTE, {
    params: { id, noteType: 1 },
    body: { value: `${LONG_WORD} ${LONG_NAME}. `.repeat(5) },
  });
  return id;
}

function hardOf(data: HardData): HardData {
  const { ecms } = data;
  return {
    ...data,
    identification: { ...data.identification, agencyName: LONG_NAME, subAgencyName: LONG_WORD },
    contacts: data.contacts.map((contact) => ({ ...contact, institution: LONG_NAME, name: LONG_WORD })),
    ecms: Array.from({ length: MEASURES }, (_, index) => {
      const ecm = ecms[index % ecms.length] as HardData["ecms"][number];
      const { implementation, estimatedSavings } = ecm;
      return {
        ...ecm,
        uuid: `ecm-${index}`,
        ecmNumber: `${index + 1}.10`,
        ecmDescription: index % 2 === 0 ? LONG_NAME : LONG_WORD,
        // Expensive enough for the longest possible term.
        implementation: {
          ...implementation,
          baseConstructionCost: (Number(implementation.baseConstructionCost) * 1.6).toFixed(2),
        },
        // One that costs instead of saving.
        estimatedSavings:
          index > 0 ? estimatedSavings : estimatedSavings.map((one) => ({ ...one, value: `-${one.value}` })),
      };
    }),
  };
}
