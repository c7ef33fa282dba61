import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** A screen that is loaded when somebody goes there. */
export const scene = (load: () => Promise<ComponentType>): Pick<RouteObject, "lazy"> => ({
  lazy: async () => ({ Component: await load() }),
});
