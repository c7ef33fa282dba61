import { readFileSync } from "node:fs";

const file = (name: string) => readFileSync(new URL(`../../../fixtures/foreign/${name}`, import.meta.url));

/** A workbook that was not made from a template. */
export const foreignWorkbook = (name = "pro-forma"): Uint8Array => file(`${name}.xlsx`);

/** The mapping profile that reads it. */
export const foreignProfile = (name = "pro-forma"): Readonly<Record<string, unknown>> & { readonly name: string } =>
  JSON.parse(file(`${name}.epb-profile.json`).toString()) as Readonly<Record<string, unknown>> & {
    readonly name: string;
  };
