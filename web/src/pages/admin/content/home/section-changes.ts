import { type HomeLayout, type HomeSection, isHomeLayoutFixed } from '@halfdrop/domain';

/** The sections with one of them changed. */
export function withSection(
  sections: readonly HomeSection[],
  key: string,
  changes: Partial<HomeSection>,
): readonly HomeSection[] {
  return sections.map((section) => (section.key === key ? { ...section, ...changes } : section));
}

/** A section to be written, with a key that no other has. */
export function newSection(layout: HomeLayout, sections: readonly HomeSection[]): HomeSection {
  const taken = new Set(sections.map(({ key }) => key));
  const numbers = Array.from({ length: sections.length + 1 }, (_, index) => `${layout}-${index + 1}`);
  const key = numbers.find((each) => !taken.has(each)) ?? layout;
  const title = isHomeLayoutFixed(layout) ? '' : 'New section';
  return { key, layout, isShown: true, title, caption: '', source: null };
}
