import { ACCEPT_INVITATION, LIST_INVITATIONS, type ReceivedInvitation } from "@epb/contract";
import type { User } from "../../features/accounts/users.js";
import { acceptInvitation, invitationsOf } from "../../features/projects/accept-invitations.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";
import type { Reader } from "../../store/store.js";

/** Roles on projects that wait until the invited person accepts them. */
export const INVITATION_ROUTES: readonly Route[] = [
  jsonRoute(LIST_INVITATIONS, (request, { store }) => receivedBy(requireCaller(request).user.document, store)),
  jsonRoute(ACCEPT_INVITATION, async (request, services) => {
    const { document: user } = requireCaller(request).user;
    await acceptInvitation(request.params.id, user, services);
    return receivedBy(user, services.store);
  }),
];

async function receivedBy(user: User, reader: Reader): Promise<readonly ReceivedInvitation[]> {
  return (await invitationsOf(user, reader)).map(({ entry, invitation: { id, roleId, invitedAt } }) => ({
    id,
    projectName: entry.name,
    roleId,
    invitedAt,
  }));
}
