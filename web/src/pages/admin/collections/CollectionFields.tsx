import { chakra } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { type CollectionForm, RULE_CHOICES } from './collection-values.ts';
import { ruleWords } from './collection-words.ts';

const Group = chakra('fieldset', { base: { border: '0', display: 'grid', gap: '4' } });
const Legend = chakra('legend', { base: { fontFamily: 'heading', fontSize: '20px', marginBottom: '3' } });
const Checks = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    columnGap: '4',
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '11' },
  },
});

interface Props {
  readonly form: UseFormReturn<CollectionForm>;
}

function ConditionFields({ form: { register, formState } }: Props) {
  const { categories } = useMenuCategories();
  const { errors } = formState;
  return (
    <Group>
      <Legend>What its patterns have</Legend>
      <chakra.div role="group" aria-label="Categories">
        <Checks>
          {categories.map(({ slug, name }) => (
            <label key={slug}>
              <input type="checkbox" value={slug} {...register('categories')} />
              {name}
            </label>
          ))}
        </Checks>
      </chakra.div>
      <TextField
        label="Tags"
        hint="One of them is enough; commas part them."
        error={errors.tags?.message}
        {...register('tags')}
      />
      <TextField label="Colors" hint="Such as Red, Blue." error={errors.colors?.message} {...register('colors')} />
      <SelectField label="In front" {...register('sort')}>
        <option value="NEWEST">The newest</option>
        <option value="POPULAR">The most popular</option>
      </SelectField>
    </Group>
  );
}

/** Title, description and rule of a collection. */
export function CollectionFields({
  form,
  isNew,
  isSeasonal,
}: Props & { readonly isNew: boolean; readonly isSeasonal: boolean }) {
  const { register, formState, control } = form;
  const { errors } = formState;
  const rule = useWatch({ control, name: 'rule' });
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...register('title')} />
      {isNew ? (
        <TextField
          label="Address"
          autoComplete="off"
          hint="What stands behind /collections/; it stays."
          error={errors.slug?.message}
          {...register('slug')}
        />
      ) : null}
      <TextAreaField label="Description" rows={2} error={errors.description?.message} {...register('description')} />
      {isSeasonal ? null : (
        <SelectField label="How patterns come into it" error={errors.rule?.message} {...register('rule')}>
          {RULE_CHOICES.map((each) => (
            <option key={each} value={each}>
              {each === '' ? 'Picked by hand' : ruleWords[each]}
            </option>
          ))}
        </SelectField>
      )}
      {rule === 'MATCH' ? <ConditionFields form={form} /> : null}
      <chakra.label display="flex" gap="3" minHeight="11" alignItems="center">
        <input type="checkbox" {...register('isPublished')} />
        The shop shows it
      </chakra.label>
    </>
  );
}
