import type { ReactElement } from "react";

/** Sign of the product in the header. */
export function LogoImage(): ReactElement {
  return <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={34} height={34} />;
}
