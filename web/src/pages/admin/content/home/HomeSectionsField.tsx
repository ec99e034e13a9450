import { chakra } from '@chakra-ui/react';
import {
  HOME_LAYOUTS,
  type HomeSection,
  isHomeLayoutFixed,
  readHomeSections,
  writeHomeSections,
} from '@halfdrop/domain';
import { useMemo, useState } from 'react';
import { moveItem } from '#lib/move-item.ts';
import { useReorder } from '#lib/useReorder.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/Field.tsx';
import { FormError } from '#ui/FormError.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import { layoutWords, sectionName } from './home-words.ts';
import { newSection, withSection } from './section-changes.ts';
import { layoutFrom } from './SectionFields.tsx';
import { SectionRow } from './SectionRow.tsx';

interface Props {
  /** Serialized sections. */
  readonly body: string;
  readonly error: string | undefined;
  readonly onChange: (body: string) => void;
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li[data-dragged]': { background: 'linen' },
  },
});

function NewSection({ sections, onAdd }: { sections: readonly HomeSection[]; onAdd: (section: HomeSection) => void }) {
  const [layout, setLayout] = useState(layoutFrom('tiles-start'));
  const there = new Set(sections.map((section) => section.layout));
  const choices = HOME_LAYOUTS.filter((each) => each !== 'hero' && !(isHomeLayoutFixed(each) && there.has(each)));
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" marginTop="4" maxWidth="36rem">
      <chakra.div flex="1" minWidth="14rem">
        <SelectField
          label="Another section"
          value={layout}
          onChange={({ target }) => setLayout(layoutFrom(target.value))}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {layoutWords[each]}
            </option>
          ))}
        </SelectField>
      </chakra.div>
      <Button variant="outline" onClick={() => onAdd(newSection(layout, sections))}>
        Add section
      </Button>
    </chakra.div>
  );
}

/** Editor for the sections of the home page: reorder, hide, edit texts and select contents. */
export function HomeSectionsField({ body, error, onChange }: Props) {
  const sections = useMemo(() => readHomeSections(body), [body]);
  const [open, setOpen] = useState<string | null>(null);
  const change = (changed: readonly HomeSection[]) => onChange(writeHomeSections(changed));
  const [hero, ...others] = sections;
  const keep = (changed: readonly HomeSection[]) => change(hero ? [hero, ...changed] : changed);
  const { list, dragged, handleOf } = useReorder(others.length, (from, to) => keep(moveItem(others, from, to)));
  const rowOf = (section: HomeSection) => ({
    section,
    isOpen: open === section.key,
    onOpen: () => setOpen(open === section.key ? null : section.key),
    onChange: (changes: Partial<HomeSection>) => change(withSection(sections, section.key, changes)),
    onRemove: () => change(sections.filter(({ key }) => key !== section.key)),
  });
  return (
    <section aria-label="Sections">
      <FormError message={error} />
      {hero ? <SectionRow {...rowOf(hero)} /> : null}
      <List ref={list} role="list" aria-label="Sections below it">
        {others.map((section, index) => (
          <li key={section.key} data-dragged={dragged === index || undefined}>
            <SectionRow
              {...rowOf(section)}
              handle={
                <MoveHandle
                  title={sectionName(section)}
                  place={index + 1}
                  count={others.length}
                  {...handleOf(index, `move-${section.key}`)}
                />
              }
            />
          </li>
        ))}
      </List>
      <NewSection
        sections={sections}
        onAdd={(section) => {
          change([...sections, section]);
          setOpen(section.key);
        }}
      />
    </section>
  );
}
