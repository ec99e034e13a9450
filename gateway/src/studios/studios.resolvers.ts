import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { designerLoaders } from '../designers/designers.loaders.ts';
import type { Resolvers, StudioRole } from '../generated/resolvers.ts';
import type { Studio } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { omitNulls } from './omit-nulls.ts';
import type { StudiosApi } from './StudiosApi.ts';

interface Context extends RequestContext {
  readonly studios: StudiosApi;
  readonly loaders: Pick<LoadersOf<typeof designerLoaders>, 'designers'> &
    Pick<LoadersOf<typeof catalogLoaders>, 'categories'>;
}

/** Studio roles by REST name. */
export const studioRoles: Record<Studio['viewerRole'], StudioRole> = { editor: 'EDITOR', owner: 'OWNER' };
const restRoles: Record<StudioRole, Studio['viewerRole']> = { EDITOR: 'editor', OWNER: 'owner' };

const profileErrors = ['AlreadyTakenError', 'NotFoundError', 'ValidationError', 'VersionConflictError'] as const;
const invitationErrors = ['AlreadyTakenError', 'NotFoundError', 'ValidationError'] as const;
const memberRules = { expects: ['NotFoundError', 'ValidationError'], fields: { NotFoundError: 'memberId' } } as const;

/** Resolvers for studios, for their members. */
export const studioResolvers: Resolvers<Context> = {
  Query: {
    viewerStudios: (_root, _args, { studios, isSignedIn }) => (isSignedIn ? studios.own() : null),
  },
  Mutation: {
    updateStudio: async (_root, { input: { studioId, version, ...profile } }, { studios }) => {
      const updating = studios.update(studioId, { version, ...omitNulls(profile) });
      const rules = { expects: profileErrors, fields: { NotFoundError: 'studioId' } };
      const { data, errors } = await outcomeOf(updating, rules);
      return { studio: data, errors };
    },
    inviteStudioMember: async (_root, { input: { studioId, email, role } }, { studios }) => {
      const inviting = studios.invite(studioId, { email, role: restRoles[role] });
      const rules = { expects: invitationErrors, fields: { NotFoundError: 'studioId' } };
      const { data, errors } = await outcomeOf(inviting, rules);
      return { studio: data, errors };
    },
    cancelStudioInvitation: async (_root, { input: { invitationId } }, { studios }) => {
      const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'invitationId' } } as const;
      const { data, errors } = await outcomeOf(studios.cancelInvitation(invitationId), rules);
      return { studio: data, errors };
    },
    acceptStudioInvitation: async (_root, { input: { token } }, { studios }) => {
      const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'token' } } as const;
      const { data, errors } = await outcomeOf(studios.acceptInvitation(token), rules);
      return { studio: data, errors };
    },
    changeStudioMemberRole: async (_root, { input: { memberId, role } }, { studios }) => {
      const { data, errors } = await outcomeOf(studios.changeRole(memberId, restRoles[role]), memberRules);
      return { studio: data, errors };
    },
    removeStudioMember: async (_root, { input: { memberId } }, { studios }) => {
      const { data, errors } = await outcomeOf(studios.removeMember(memberId), memberRules);
      return { studio: data, errors };
    },
  },
  Studio: {
    designer: ({ id }, _args, { loaders }) => loaders.designers.load(id),
    category: ({ categoryId }, _args, { loaders }) => loaders.categories.load(categoryId),
    viewerRole: ({ viewerRole }) => studioRoles[viewerRole],
    members: ({ members }) => members.map((each) => ({ ...each, role: studioRoles[each.role] })),
    invitations: ({ invitations }) => invitations.map((each) => ({ ...each, role: studioRoles[each.role] })),
  },
};
