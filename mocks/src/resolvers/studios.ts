import {
  EmailField,
  roleAllows,
  StudioAboutField,
  StudioLinksField,
  StudioNameField,
  StudioSpecialtyField,
  CountryCodeField,
} from '@halfdrop/domain';
import { menuCategories } from '../factories/category.ts';
import { designers } from '../factories/designer.ts';
import { forbidden } from '../failures.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Studio,
  StudioInvitation,
  StudioMember,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound, versionConflict } from '../user-errors.ts';

/** The token of the only open invitation, for whoever is signed in; it works once. */
export const demoInvitationToken = 'invitation-token';

const joinedAt = '2026-10-02T09:00:00.000Z';
const expiresAt = '2026-11-30T09:00:00.000Z';

/** A studio as seen by all of its members. */
type StoredStudio = Omit<Studio, 'viewerRole' | 'members'> & {
  members: Array<StudioMember & { readonly userId: string }>;
};

const colleagues = [
  { id: 'member-mina', userId: 'user-mina', name: 'Mina Okafor', email: 'mina@example.com', role: 'OWNER' },
  { id: 'member-eli', userId: 'user-eli', name: 'Eli Brandt', email: 'eli@example.com', role: 'EDITOR' },
] as const;

function storedStudios(): StoredStudio[] {
  return designers.slice(0, 2).map((designer) => ({
    id: designer.id,
    designer,
    name: designer.name,
    slug: designer.slug,
    specialty: designer.specialty,
    about: designer.bio,
    links: designer.links,
    country: 'IN',
    category: designer.category,
    members: colleagues.map((each) => ({ ...each, joinedAt, isViewer: false })),
    invitations: [{ id: 'invitation-1', email: 'new@example.com', role: 'EDITOR', expiresAt }],
    hold: null,
    announcedHold: null,
    version: 1,
  }));
}

/** Returns a studio as seen by a member; null for anyone else. */
function seenBy(userId: string, studio: StoredStudio): Studio | null {
  const viewer = studio.members.find((each) => each.userId === userId);
  if (!viewer) return null;
  const members = studio.members
    .map((each) => ({ ...each, isViewer: each === viewer }))
    .toSorted((left, right) => right.role.localeCompare(left.role) || left.name.localeCompare(right.name));
  return {
    ...studio,
    viewerRole: viewer.role,
    members,
    invitations: roleAllows(viewer.role, 'studio.staff') ? studio.invitations : [],
  };
}

/** State and resolvers of studios as seen by their members. */
export function studioState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  const studios = storedStudios();
  for (const { user } of shop.accounts) {
    for (const { studioId, role } of user.studios) {
      const { id: userId, name, email } = user;
      const member = { id: `member-${userId}`, userId, name, email, role, joinedAt, isViewer: false };
      studios.find(({ id }) => id === studioId)?.members.push(member);
    }
  }
  return {
    queries: {
      viewerStudios: (_root, _args, context) => {
        const account = shop.viewer(context);
        return account && studios.flatMap((studio) => seenBy(account.user.id, studio) ?? []);
      },
    },
    mutations: { ...profileMutations(shop, studios), ...staffMutations(shop, studios), ...joining(shop, studios) },
  };
}

/** Refuses members who do not own the studio. */
function demandOwner(shop: Shop, context: MockContext, studio: StoredStudio): string {
  const { id } = signedIn(shop, context).user;
  const place = seenBy(id, studio);
  if (!place || !roleAllows(place.viewerRole, 'studio.staff')) throw forbidden();
  return id;
}

function profileMutations(shop: Shop, studios: StoredStudio[]) {
  return {
    updateStudio: (_root, { input }, context) => {
      const studio = studios.find(({ id }) => id === input.studioId);
      if (!studio) return { studio: null, errors: [notFound('studioId')] };
      const viewerId = demandOwner(shop, context, studio);
      const { studioId, version, categoryId, ...typed } = input;
      const said = Object.fromEntries(
        Object.entries(typed).filter(([, value]) => value !== null && value !== undefined),
      );
      const next = { ...studio, ...said };
      const errors = brokenRules([
        fieldRule('name', StudioNameField, next.name),
        fieldRule('specialty', StudioSpecialtyField, next.specialty),
        fieldRule('about', StudioAboutField, next.about),
        fieldRule('links', StudioLinksField, next.links),
        fieldRule('country', CountryCodeField, next.country),
      ]);
      if (errors.length > 0) return { studio: null, errors };
      if (studios.some((other) => other.id !== studioId && other.name === next.name)) {
        const message = 'This name is already taken';
        return { studio: null, errors: [{ __typename: 'AlreadyTakenError', message, path: ['name'] }] };
      }
      if (version !== studio.version) return { studio: null, errors: [versionConflict(studio.version)] };
      const category = menuCategories.find(({ id }) => id === categoryId) ?? studio.category;
      Object.assign(studio, said, { category, version: version + 1 });
      return { studio: seenBy(viewerId, studio), errors };
    },
  } satisfies MutationResolvers;
}

/** Refuses changes that would leave a studio without an owner. */
function withoutOwner(members: ReadonlyArray<Pick<StudioMember, 'role'>>, path: string) {
  const isOwned = members.some(({ role }) => roleAllows(role, 'studio.staff'));
  return brokenRules([[isOwned, path, 'A studio needs an owner: make someone else one first.']]);
}

function membership(studios: readonly StoredStudio[], memberId: string) {
  for (const studio of studios) {
    const member = studio.members.find(({ id }) => id === memberId);
    if (member) return { studio, member };
  }
  return null;
}

function staffMutations(shop: Shop, studios: StoredStudio[]) {
  return {
    inviteStudioMember: (_root, { input }, context) => {
      const studio = studios.find(({ id }) => id === input.studioId);
      if (!studio) return { studio: null, errors: [notFound('studioId')] };
      const viewerId = demandOwner(shop, context, studio);
      const errors = brokenRules([fieldRule('email', EmailField, input.email)]);
      if (errors.length > 0) return { studio: null, errors };
      const { email, role } = input;
      if ([...studio.members, ...studio.invitations].some((each) => each.email === email)) {
        const message = 'This person is already a member or has already been invited';
        return { studio: null, errors: [{ __typename: 'AlreadyTakenError', message, path: ['email'] }] };
      }
      const invitation: StudioInvitation = { id: `invitation-${email}`, email, role, expiresAt };
      studio.invitations = [invitation, ...studio.invitations];
      return { studio: seenBy(viewerId, studio), errors };
    },
    cancelStudioInvitation: (_root, { input }, context) => {
      const studio = studios.find(({ invitations }) => invitations.some(({ id }) => id === input.invitationId));
      if (!studio) return { studio: null, errors: [notFound('invitationId')] };
      const viewerId = demandOwner(shop, context, studio);
      studio.invitations = studio.invitations.filter(({ id }) => id !== input.invitationId);
      return { studio: seenBy(viewerId, studio), errors: [] };
    },
    changeStudioMemberRole: (_root, { input }, context) => {
      const found = membership(studios, input.memberId);
      if (!found) return { studio: null, errors: [notFound('memberId')] };
      const { studio, member } = found;
      const viewerId = demandOwner(shop, context, studio);
      const others = studio.members.filter((each) => each !== member);
      const errors = withoutOwner([...others, input], 'role');
      if (errors.length > 0) return { studio: null, errors };
      member.role = input.role;
      return { studio: seenBy(viewerId, studio), errors: [] };
    },
    removeStudioMember: (_root, { input }, context) => {
      const found = membership(studios, input.memberId);
      if (!found) return { studio: null, errors: [notFound('memberId')] };
      const { studio, member } = found;
      const { id: viewerId } = signedIn(shop, context).user;
      if (member.userId !== viewerId) demandOwner(shop, context, studio);
      const others = studio.members.filter((each) => each !== member);
      const errors = withoutOwner(others, 'memberId');
      if (errors.length > 0) return { studio: null, errors };
      studio.members = others;
      return { studio: seenBy(viewerId, studio), errors: [] };
    },
  } satisfies MutationResolvers;
}

function joining(shop: Shop, studios: StoredStudio[]) {
  let isUsed = false;
  return {
    acceptStudioInvitation: (_root, { input }, context) => {
      const { id: userId, name, email } = signedIn(shop, context).user;
      const studio = studios.at(-1);
      if (isUsed || !studio || input.token !== demoInvitationToken)
        return { studio: null, errors: [notFound('token')] };
      isUsed = true;
      const id = `member-${userId}-${studio.id}`;
      studio.members.push({ id, userId, name, email, role: 'EDITOR', joinedAt, isViewer: false });
      return { studio: seenBy(userId, studio), errors: [] };
    },
  } satisfies MutationResolvers;
}
