import type { Likeness } from '@halfdrop/patterns';
import type { SearchPictureDto } from './picture-search.contract.ts';

/** Appearance of search pictures; the pictures themselves are not stored. */
export interface SearchPictures {
  /** Stores the appearance of a picture, so that lists can be filtered by its id. */
  keep(picture: Likeness): Promise<SearchPictureDto>;
  /** Returns null for an unknown or expired id. */
  find(id: string): Promise<Likeness | null>;
  /** Deletes expired pictures. */
  forget(): Promise<void>;
}
