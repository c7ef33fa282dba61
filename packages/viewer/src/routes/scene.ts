import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** A page that is loaded on first navigation. */
export const scene = (load: () => Promise<ComponentType>): Pick<RouteObject, "lazy"> => ({
  lazy: async () => ({ Component: await load() }),
});
