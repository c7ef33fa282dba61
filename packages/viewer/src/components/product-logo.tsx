import type { ReactElement } from "react";
import { COMMON_TEXTS } from "../texts/common-texts.js";

/** Sign and name of the product. */
export function ProductLogo(): ReactElement {
  return (
    <span className="product-logo">
      <img src="/favicon.svg" alt="" width={48} height={48} />
      {COMMON_TEXTS.productName}
    </span>
  );
}
