import {
  ADD_PROFILE_VERSION,
  DOWNLOAD_MAPPING_PROFILE,
  IMPORT_MAPPING_PROFILE,
  LIST_MAPPING_PROFILES,
  REMOVE_MAPPING_PROFILE,
  SHARE_MAPPING_PROFILE,
} from "@epb/contract";
import {
  addProfileVersion,
  importProfile,
  removeProfile,
  shareProfile,
} from "../../features/organizations/mapping-profile-commands.js";
import { downloadProfile, presentProfiles, readableProfiles } from "../../features/organizations/readable-profiles.js";
import { fileRoute, jsonRoute, type Route, requireCaller } from "../../http/route.js";

export const MAPPING_PROFILE_ROUTES: readonly Route[] = [
  jsonRoute(LIST_MAPPING_PROFILES, async (request, { store }) => {
    const profiles = await readableProfiles(requireCaller(request), store, request.query.organizationId);
    return { items: await presentProfiles(profiles, store) };
  }),
  jsonRoute(IMPORT_MAPPING_PROFILE, async (request, services) =>
    importProfile(request.params.id, request.body, requireCaller(request), services),
  ),
  jsonRoute(ADD_PROFILE_VERSION, async (request, services) =>
    addProfileVersion(request.params.id, request.body, requireCaller(request), services),
  ),
  fileRoute(DOWNLOAD_MAPPING_PROFILE, async (request, services) => {
    const { id, version } = request.params;
    return downloadProfile(id, version, requireCaller(request), services);
  }),
  jsonRoute(SHARE_MAPPING_PROFILE, async (request, services) =>
    shareProfile(request.params.id, request.body, requireCaller(request), services),
  ),
  jsonRoute(REMOVE_MAPPING_PROFILE, async (request, services) =>
    removeProfile(request.params.id, requireCaller(request), services),
  ),
];
