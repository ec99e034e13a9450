import { readHomeSections, type HomeSection } from '@halfdrop/domain';
import type { HomePageDto, HomePageSectionDto } from './content.contract.ts';

/** Key of the home page among the texts. */
export const HOME_KEY = { kind: 'home', slug: 'page' } as const;

/** Address under which its versions and draft are stored. */
export const HOME_ADDRESS = `${HOME_KEY.kind}/${HOME_KEY.slug}`;

/** Content of the home page as a text. */
interface HomeWords {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** Builds the home page from its content, omitting hidden sections. @throws ValiError for invalid sections */
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
