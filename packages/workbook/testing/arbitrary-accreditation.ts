import { AccreditationContactType } from "@epb/engine";
import fc from "fast-check";
import { arbitraryInput } from "./arbitrary-project.js";
import { record, text } from "./arbitrary-values.js";

const contact = (contactType: AccreditationContactType): fc.Arbitrary<object> =>
  record({ title: text, email: text, phone: text })
    // A contact without an entry has no cells.
    .chain((fields) => text.map((name) => ({ contactType, name, ...fields })));

/** The input of a project with anything the accreditation template has a cell for. */
export const arbitraryAccreditationInput: fc.Arbitrary<unknown> = fc
  .record({
    input: arbitraryInput.map((input) => Object(input) as object),
    accreditation: record({
      facilityType: text,
      monitorPeriod: text,
      positiveEnergy: fc.boolean(),
      generationEquipmentType: text,
      commodityType: text,
      dsmType: text,
      otherIncentiveType: text,
      contacts: fc
        .subarray(Object.values(AccreditationContactType))
        .chain((types) => fc.tuple(...types.map((type) => contact(type)))),
    }),
  })
  .map(({ input, accreditation }) => ({ ...input, accreditation }));
