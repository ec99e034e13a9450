import type { Likeness } from '@halfdrop/patterns';
import type { SearchPictureDto } from './picture-search.contract.ts';

/** What pictures that people search by look like; the pictures themselves are not kept. */
export interface SearchPictures {
  /** Keeps the looks of a picture, to narrow lists by its id. */
  keep(picture: Likeness): Promise<SearchPictureDto>;
  /** Null for an unknown id, and for one whose time is over. */
  find(id: string): Promise<Likeness | null>;
  /** Forgets those whose time is over. */
  forget(): Promise<void>;
}
