import { chakra } from '@chakra-ui/react';
import {
  HOME_COUNT_TAG,
  HOME_LAYOUTS,
  type HomeLayout,
  type HomeSection,
  type HomeSource,
  isHomeLayoutFixed,
  MAX_HOME_CAPTION_CHARACTERS,
  MAX_HOME_TITLE_CHARACTERS,
} from '@halfdrop/domain';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { SelectField, TextField } from '#ui/Field.tsx';
import { layoutWords } from './home-words.ts';
import { SectionPicks } from './SectionPicks.tsx';
import { useHomeChoicesQuery } from './HomeChoices.query.generated.ts';

interface Props {
  readonly section: HomeSection;
  readonly onChange: (changes: Partial<HomeSection>) => void;
}

const PICKS = 'picks';

/** Layouts that a section with patterns can switch to. */
const changeable = HOME_LAYOUTS.filter((layout) => layout !== 'hero' && !isHomeLayoutFixed(layout));

function valueOf(source: HomeSource | null): string {
  if (source === null) return '';
  return source.kind === 'picks' ? PICKS : `${source.kind}:${source.slug}`;
}

function sourceFrom(value: string): HomeSource | null {
  if (value === PICKS) return { kind: 'picks', ids: [] };
  const [kind, slug = ''] = value.split(':');
  return kind === 'collection' || kind === 'category' ? { kind, slug } : null;
}

function SourceField({ section: { source }, onChange }: Props) {
  const { categories } = useMenuCategories();
  const { data } = useHomeChoicesQuery();
  const collections = data?.shopCollections ?? [];
  const chosen = valueOf(source);
  const offered = new Set([
    '',
    PICKS,
    ...collections.map(({ slug }) => `collection:${slug}`),
    ...categories.map(({ slug }) => `category:${slug}`),
  ]);
  return (
    <SelectField
      label="What it shows"
      value={chosen}
      onChange={({ target }) => onChange({ source: sourceFrom(target.value) })}
    >
      <option value="">Choose</option>
      <option value={PICKS}>Patterns picked by hand</option>
      {offered.has(chosen) ? null : <option value={chosen}>{chosen.replace(':', ' ')}</option>}
      <optgroup label="Collections">
        {collections.map(({ slug, title }) => (
          <option key={slug} value={`collection:${slug}`}>
            {title}
          </option>
        ))}
      </optgroup>
      <optgroup label="Categories">
        {categories.map(({ slug, name }) => (
          <option key={slug} value={`category:${slug}`}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

/** Fields for a section's texts, layout and contents. */
export function SectionFields({ section, onChange }: Props) {
  const { title, caption, layout, source } = section;
  return (
    <chakra.div display="grid" gap="4" paddingBlock="3" paddingInlineStart={{ base: '0', md: '14' }}>
      <TextField
        label="Heading"
        value={title}
        maxLength={MAX_HOME_TITLE_CHARACTERS}
        hint={
          layout === 'hero'
            ? 'The second line begins with *words between asterisks*.'
            : 'Set off *words between asterisks*.'
        }
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label="Caption"
        value={caption}
        maxLength={MAX_HOME_CAPTION_CHARACTERS}
        hint={layout === 'band' ? `${HOME_COUNT_TAG} stands for how many patterns there are.` : undefined}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
      {layout === 'hero' ? null : (
        <SelectField
          label="How it looks"
          value={layout}
          onChange={({ target }) => onChange({ layout: layoutFrom(target.value) })}
        >
          {changeable.map((each) => (
            <option key={each} value={each}>
              {layoutWords[each]}
            </option>
          ))}
        </SelectField>
      )}
      <SourceField section={section} onChange={onChange} />
      {source?.kind === 'picks' ? (
        <SectionPicks ids={source.ids} onChange={(ids) => onChange({ source: { kind: 'picks', ids } })} />
      ) : null}
    </chakra.div>
  );
}

/** Returns the layout for a select's value. */
export function layoutFrom(value: string): HomeLayout {
  return HOME_LAYOUTS.find((layout) => layout === value) ?? 'tiles-start';
}
