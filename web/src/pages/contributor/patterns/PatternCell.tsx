import { MAX_PATTERN_DESCRIPTION_CHARACTERS, MAX_PATTERN_TITLE_CHARACTERS } from '@halfdrop/domain';
import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { repeatName } from '#features/stage/repeat-name.ts';
import { creationMethods, creationMethodWords } from '#features/studios/creation-methods.ts';
import { tagsIn } from '#lib/tags-in.ts';
import { fieldNames, type PatternField, type PatternValues } from '../pattern-values.ts';
import { PlaceOptions } from '../PlaceOptions.tsx';
import { repeatLayouts } from '../submission-words.ts';

interface PatternCellProps {
  readonly field: PatternField;
  readonly values: PatternValues;
  /** What the pattern is called, for its labels. */
  readonly name: string;
  readonly categories: readonly MenuCategory[];
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (changes: Partial<PatternValues>) => void;
}

/** One field of one pattern, as a cell of a spreadsheet. */
export function PatternCell({ field, values, name, categories, error, isDisabled, onChange }: PatternCellProps) {
  const shared = {
    'aria-label': `${fieldNames[field]} of ${name}`,
    'aria-invalid': error === undefined ? undefined : true,
    'data-field': field,
    disabled: isDisabled,
  } as const;
  switch (field) {
    case 'hasExtendedLicense':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={values.hasExtendedLicense}
          onChange={({ target }) => onChange({ hasExtendedLicense: target.checked })}
        />
      );
    case 'repeatLayout':
    case 'creationMethod':
      return (
        <select {...shared} value={values[field]} onChange={({ target }) => onChange(chosen(target.value))}>
          <ChoiceOptions field={field} value={values[field]} />
        </select>
      );
    case 'place':
      return (
        <select {...shared} value={values.place} onChange={({ target }) => onChange({ place: target.value })}>
          <PlaceOptions value={values.place} categories={categories} tags={tagsIn(values.tags)} />
        </select>
      );
    case 'description':
      // Its paragraphs stay what they are: an input of one line would join them.
      return (
        <textarea
          {...shared}
          rows={1}
          maxLength={MAX_PATTERN_DESCRIPTION_CHARACTERS}
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      );
    default:
      return (
        <input
          {...shared}
          type="text"
          inputMode={field === 'centimeters' ? 'decimal' : undefined}
          maxLength={field === 'title' ? MAX_PATTERN_TITLE_CHARACTERS : undefined}
          value={values[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      );
  }
}

/** A layout or a way to make patterns, by its value; nothing for what is neither. */
function chosen(value: string): Partial<PatternValues> {
  const repeatLayout = repeatLayouts.find((each) => each === value);
  if (repeatLayout) return { repeatLayout };
  const creationMethod = creationMethods.find((each) => each === value);
  return creationMethod ? { creationMethod } : {};
}

interface ChoiceOptionsProps {
  readonly field: 'creationMethod' | 'repeatLayout';
  readonly value: string;
}

function ChoiceOptions({ field, value }: ChoiceOptionsProps) {
  const choices =
    field === 'repeatLayout'
      ? repeatLayouts.map((each) => [each, repeatName(each)] as const)
      : creationMethods.map((each) => [each, creationMethodWords[each].label] as const);
  return (
    <>
      {value === '' ? <option value="">Choose</option> : null}
      {choices.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </>
  );
}
