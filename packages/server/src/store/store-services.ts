import type { BaseServices } from "../base/services.js";
import type { Store } from "./store.js";

export interface StoreServices extends BaseServices {
  readonly store: Store;
}
