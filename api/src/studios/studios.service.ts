import { changeStudio, isStudioNameTaken } from '../catalog/studios.ts';
import type { Foundation } from '../domain-module.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { actInStudio } from './act-in-studio.ts';
import { studioNumber } from './studio-number.ts';
import { toStudio } from './studio-view.ts';
import type { ProfileInput, StudioDto, StudioListDto } from './studios.contract.ts';
import { findStudiosOf, isMenuCategory } from './studios.repository.ts';
import { requireVersion } from './take-step.ts';

/** Studio operations for members. */
export interface StudioService {
  own(userId: string): Promise<StudioListDto>;
  /** @throws not_found, forbidden, already_taken for another studio's name, version_conflict, validation_failed */
  update(userId: string, id: string, change: ProfileInput): Promise<StudioDto>;
}

/** Creates the service. */
export function createStudioService(shop: Pick<Foundation, 'db' | 'clock'>): StudioService {
  const { db, clock } = shop;
  return {
    async own(userId) {
      const now = clock.now();
      const ids = await findStudiosOf(db, userId);
      const studios = await Promise.all(ids.map((id) => toStudio(db, id, { userId, now })));
      return { studios: studios.filter((studio) => studio !== null) };
    },

    async update(userId, id, { version, about, categoryId, ...same }) {
      const act = { studioId: studioNumber(id), userId, action: 'studio.edit' } as const;
      const category = categoryId === undefined ? undefined : Number(categoryId);
      const studio = await actInStudio(shop, act, async (trx, locked) => {
        requireVersion(locked, version);
        if (same.name !== undefined && (await isStudioNameTaken(trx, same.name, { otherThan: locked.id }))) {
          throw nameTaken();
        }
        if (category !== undefined && !(await isMenuCategory(trx, category))) {
          throw invalidField('categoryId', 'Choose a category');
        }
        const change = { ...same, bio: about, category_id: category };
        await changeStudio(trx, locked.id, change);
      });
      if (!studio) throw new Problem('not_found');
      return studio;
    },
  };
}

function nameTaken(): Problem {
  const message = 'This name is already taken';
  return new Problem('already_taken', { message, errors: [{ path: 'name', message }], data: { field: 'name' } });
}
