import { type ComponentType, type LazyExoticComponent, lazy, type ReactElement } from "react";

/**
 * A part of a page that is loaded when it is first shown. If loading fails, because the server is unavailable or has a new
 * version, the part is missing until the page is loaded again, and the page with unsaved changes stays.
 *
 * @param instead - Shown in place of a part that could not be loaded; nothing if absent.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: () => ReactElement | null = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => instead) }));
}
