import { slugOf } from '../slug.ts';

/** Role of an asset within a design collection: the large print, a coordinate, or a small, quiet blender. */
export type CollectionRole = 'hero' | 'coordinate' | 'blender';

/** A design collection: drawings of one studio that go together, all in one palette and at different scales. */
export interface DesignCollection {
  readonly slug: string;
  readonly name: string;
  /** Slug of the studio. */
  readonly studio: string;
  /** Slug of the palette. */
  readonly palette: string;
  readonly description: string;
  /** Drawings by role, as family and index of the variant. */
  readonly drawings: Readonly<Record<CollectionRole, readonly string[]>>;
}

/** A design collection as written in the source: drawings by role, separated by spaces. */
type Draft = Omit<DesignCollection, 'slug' | 'studio' | 'drawings'> & Readonly<Record<CollectionRole, string>>;

/** Expands the design collections of one studio. */
export const collectionsOf = (studio: string, drafts: readonly Draft[]): DesignCollection[] =>
  drafts.map(({ hero, coordinate, blender, ...draft }) => ({
    ...draft,
    studio,
    slug: slugOf(draft.name),
    drawings: { hero: hero.split(' '), coordinate: coordinate.split(' '), blender: blender.split(' ') },
  }));
