import type { LeftStudio, Studio, StudioList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Profile changes of a studio, in REST form. */
type ProfileValues = Partial<Pick<Studio, 'name' | 'specialty' | 'about' | 'links' | 'country' | 'categoryId'>> & {
  readonly version: number;
};

/** API for studios, for their members. */
export interface StudiosApi {
  own(): Promise<Studio[]>;
  update(id: string, profile: ProfileValues): Promise<Studio>;
  invite(id: string, invitation: { readonly email: string; readonly role: Studio['viewerRole'] }): Promise<Studio>;
  cancelInvitation(id: string): Promise<Studio>;
  acceptInvitation(token: string): Promise<Studio>;
  changeRole(memberId: string, role: Studio['viewerRole']): Promise<Studio>;
  /** Returns null to a caller who has left the studio. */
  removeMember(memberId: string): Promise<Studio | null>;
}

/** Creates a `StudiosApi` that calls the REST API. */
export function restStudiosApi(client: RestClient): StudiosApi {
  return {
    own: async () => (await client.get<StudioList>(restPath`/studios/own`)).studios,
    update: (id, profile) => client.put<Studio>(restPath`/studios/${id}`, profile),
    invite: (id, invitation) => client.post<Studio>(restPath`/studios/${id}/invitations`, invitation),
    cancelInvitation: (id) => client.delete<Studio>(restPath`/studio-invitations/${id}`),
    acceptInvitation: (token) => client.post<Studio>(restPath`/studio-invitations/accept`, { token }),
    changeRole: (memberId, role) => client.put<Studio>(restPath`/studio-members/${memberId}`, { role }),
    removeMember: async (memberId) => (await client.delete<LeftStudio>(restPath`/studio-members/${memberId}`)).studio,
  };
}
