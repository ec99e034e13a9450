import { type HomeLayout, type HomeSection, homeSectionsFault, readHomeSections } from '@halfdrop/domain';

/** Labels of section layouts. */
export const layoutWords: Readonly<Record<HomeLayout, string>> = {
  hero: 'First words beside a pattern',
  collections: 'Design collections',
  band: 'Dark band',
  'tiles-start': 'Tiles, the large one first',
  'tiles-end': 'Tiles, the large one last',
  feature: 'Tall pattern with swatches',
  strip: 'Strip that scrolls',
  editions: 'Patterns with the time they have left',
  promises: 'What one can rely on',
  newsletter: 'Newsletter',
};

/** Returns the name of a section at the desk. */
export function sectionName({ title, layout }: HomeSection): string {
  return title.replaceAll('*', '') || layoutWords[layout];
}

function sourceLine({ source }: HomeSection): string[] {
  if (source === null) return [];
  if (source.kind === 'picks') return [`Picked by hand: ${source.ids.join(', ')}`];
  return [`${source.kind === 'collection' ? 'Collection' : 'Category'}: ${source.slug}`];
}

/** Returns the sections of a home page as text, for comparing two versions. */
export function sectionLines(body: string): string {
  if (homeSectionsFault(body) !== null) return body;
  return readHomeSections(body)
    .map((section) => {
      const { title, layout, caption, isShown } = section;
      const head = `${title === '' ? layoutWords[layout] : title}${isShown ? '' : ' (hidden)'}`;
      const look = title === '' ? [] : [layoutWords[layout]];
      return [head, ...(caption === '' ? [] : [caption]), ...look, ...sourceLine(section)].join('\n');
    })
    .join('\n\n');
}
