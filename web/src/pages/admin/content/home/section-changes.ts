import { type HomeLayout, type HomeSection, isHomeLayoutFixed } from '@halfdrop/domain';

/** Returns the sections with one of them replaced. */
export function withSection(
  sections: readonly HomeSection[],
  key: string,
  changes: Partial<HomeSection>,
): readonly HomeSection[] {
  return sections.map((section) => (section.key === key ? { ...section, ...changes } : section));
}

/** Creates a blank section with a unique key. */
export function newSection(layout: HomeLayout, sections: readonly HomeSection[]): HomeSection {
  const taken = new Set(sections.map(({ key }) => key));
  const numbers = Array.from({ length: sections.length + 1 }, (_, index) => `${layout}-${index + 1}`);
  const key = numbers.find((each) => !taken.has(each)) ?? layout;
  const title = isHomeLayoutFixed(layout) ? '' : 'New section';
  return { key, layout, isShown: true, title, caption: '', source: null };
}
