import { readHomeSections, type HomeSection } from '@halfdrop/domain';
import type { HomePageDto, HomePageSectionDto } from './content.contract.ts';

/** Which text the home page is. */
export const HOME_KEY = { kind: 'home', slug: 'page' } as const;

/** Under which address its versions and its draft are kept. */
export const HOME_ADDRESS = `${HOME_KEY.kind}/${HOME_KEY.slug}`;

/** The words of a text that is a home page. */
interface HomeWords {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** The home page in some words: what is hidden is left out. @throws ValiError when its sections cannot be read */
export function homePageOf({ title, summary, body }: HomeWords): HomePageDto {
  const sections = readHomeSections(body).filter(({ isShown }) => isShown);
  return { title, description: summary, sections: sections.map(sectionOf) };
}

function sectionOf({ key, layout, title, caption, source }: HomeSection): HomePageSectionDto {
  return {
    key,
    layout,
    title,
    caption,
    collection: source?.kind === 'collection' ? source.slug : null,
    category: source?.kind === 'category' ? source.slug : null,
    picks: source?.kind === 'picks' ? source.ids : null,
    patterns: null,
  };
}
