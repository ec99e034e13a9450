import { SelectField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { FormConflict } from '../conflict/FormConflict.tsx';
import { categoryFieldWords, FILTERS, TOP, valuesOf } from './category-values.ts';
import { type DeskCategory, levelOf } from './category-words.ts';
import { useCategoryForm } from './useCategoryForm.ts';

interface Props {
  /** Null for a new category. */
  readonly category: DeskCategory | null;
  /** All categories, to place a new one among. */
  readonly all: readonly DeskCategory[];
  readonly onSaved: () => void;
}

/** Editor of a category: name, aliases and cover. */
export function CategoryEditor({ category, all, onSaved }: Props) {
  const { form, submit, secondsToWait, theirs, keepMine } = useCategoryForm(category, onSaved);
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  return (
    <>
      {theirs ? (
        <FormConflict
          what="category"
          form={form}
          theirs={valuesOf(theirs)}
          fields={categoryFieldWords}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={onSaved}
        />
      ) : null}
      <Form
        aria-label={category ? `Change ${category.name}` : 'New category'}
        display="grid"
        gap="5"
        maxWidth="44rem"
        onSubmit={(event) => void submit(event)}
      >
        <FormError message={errors.root?.message} />
        <TextField label="Name" error={errors.name?.message} {...register('name')} />
        {category ? null : <PlaceFields all={all} register={register} slugError={errors.slug?.message} />}
        <TextField
          label="Other addresses"
          hint="Words that lead here as well; commas part them."
          autoComplete="off"
          error={errors.aliases?.message}
          {...register('aliases')}
        />
        <TextField
          label="Cover"
          hint="The asset ID of a pattern on sale; left empty, the most popular pattern stands for it."
          autoComplete="off"
          error={errors.coverSku?.message}
          {...register('coverSku')}
        />
        <TextField
          label="Why"
          hint="It stands in the audit."
          autoComplete="off"
          error={errors.reason?.message}
          {...register('reason')}
        />
        <div>
          <SubmitButton
            label={category ? 'Save category' : 'Make category'}
            isSubmitting={isSubmitting}
            secondsToWait={secondsToWait}
            isReady={isDirty}
          />
        </div>
      </Form>
    </>
  );
}

interface PlaceProps extends Pick<Props, 'all'> {
  readonly register: ReturnType<typeof useCategoryForm>['form']['register'];
  readonly slugError: string | undefined;
}

function PlaceFields({ all, register, slugError }: PlaceProps) {
  return (
    <>
      <SelectField label="Where it stands" {...register('place')}>
        <option value={TOP}>In the menu</option>
        {levelOf(all, { kind: 'MENU', parentId: null }).map(({ id, name }) => (
          <option key={id} value={id}>
            Below {name}
          </option>
        ))}
        <option value={FILTERS}>Among the filters</option>
      </SelectField>
      <TextField
        label="Address"
        hint="The word by which addresses name it; it stays."
        autoComplete="off"
        error={slugError}
        {...register('slug')}
      />
    </>
  );
}
