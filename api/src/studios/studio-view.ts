import { roleAllows } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import { findStudioHolds } from './desk/studio-holds.repository.ts';
import { findInvitations } from './invitations.repository.ts';
import { findMembers, type MemberRow } from './members.repository.ts';
import type { StudioDto } from './studios.contract.ts';
import { findProfile } from './studios.repository.ts';

/** The viewer of a studio, and the time, since invitations expire. */
export interface StudioSight {
  readonly userId: string;
  readonly now: Date;
}

/** Converts a studio to a member's view; null for anybody else. */
export async function toStudio(db: DbOrTrx, studioId: number, { userId, now }: StudioSight): Promise<StudioDto | null> {
  const members = await findMembers(db, studioId);
  const viewer = members.find((each) => each.account_id === userId);
  const profile = viewer && (await findProfile(db, studioId));
  if (!viewer || !profile) return null;
  const invitations = roleAllows(viewer.role, 'studio.staff') ? await findInvitations(db, studioId, now) : [];
  return {
    id: String(studioId),
    name: profile.name,
    slug: profile.slug,
    specialty: profile.specialty,
    about: profile.bio,
    links: profile.links,
    country: profile.country,
    categoryId: String(profile.category_id),
    viewerRole: viewer.role,
    members: members.map((each) => memberDto(each, viewer)),
    invitations: invitations.map(({ id, email, role, expires_at }) => ({
      id,
      email,
      role,
      expiresAt: expires_at.toISOString(),
    })),
    ...(await findStudioHolds(db, studioId)),
    version: profile.version,
  };
}

function memberDto(member: MemberRow, viewer: MemberRow): StudioDto['members'][number] {
  const { id, name, email, role, joined_at: joinedAt } = member;
  return { id, name, email, role, joinedAt: joinedAt.toISOString(), isViewer: member === viewer };
}
