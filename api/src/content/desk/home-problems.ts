import {
  homeSectionsFault,
  isHomeLayoutFixed,
  readHomeSections,
  type HomeSection,
  type HomeSource,
} from '@halfdrop/domain';
import type { DbOrTrx } from '../../database.ts';
import { findShown, type Shown } from './home-desk.repository.ts';

/** Lists, in sentences, why sections cannot be published. Hidden sections may be incomplete. */
export async function homeProblems(db: DbOrTrx, body: string): Promise<string[]> {
  const fault = homeSectionsFault(body);
  if (fault !== null) return [`${fault}.`];
  const sections = readHomeSections(body).filter(({ isShown, layout }) => isShown && !isHomeLayoutFixed(layout));
  const sources = sections.flatMap(({ source }) => source ?? []);
  const shown = await findShown(db, {
    collections: sources.flatMap((source) => (source.kind === 'collection' ? source.slug : [])),
    categories: sources.flatMap((source) => (source.kind === 'category' ? source.slug : [])),
    patterns: sources.flatMap((source) => (source.kind === 'picks' ? source.ids : [])),
  });
  return sections.flatMap((section) => {
    const problem = problemOf(section, shown);
    return problem === null ? [] : [`“${section.title}” ${problem}.`];
  });
}

function problemOf({ source }: HomeSection, shown: Shown): string | null {
  return source === null ? 'has nothing to show: choose what' : problemOfSource(source, shown);
}

function problemOfSource(source: HomeSource, { collections, categories, patterns }: Shown): string | null {
  if (source.kind === 'collection') {
    return collections.has(source.slug) ? null : `shows the collection ${source.slug}, which the shop does not`;
  }
  if (source.kind === 'category') {
    return categories.has(source.slug) ? null : `shows the category ${source.slug}, which is not there`;
  }
  return source.ids.some((id) => patterns.has(id)) ? null : 'has no pattern that is on sale: pick some';
}
