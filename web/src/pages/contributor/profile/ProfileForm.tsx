import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PanelStudio } from '../panel-studio.ts';
import { SaveBar } from '#ui/SaveBar.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './useProfileForm.ts';

interface ProfileFormProps {
  readonly studio: PanelStudio;
  /** Refetches the studio. */
  readonly onStale: () => void;
}

/** A studio's profile; editable by owners. */
export function ProfileForm({ studio, onStale }: ProfileFormProps) {
  const form = useProfileForm({ studio, onStale });
  const { control, register, submit, discard, errors, isDirty, isSubmitting, secondsToWait } = form;
  const isOwner = studio.viewerRole === 'OWNER';
  return (
    <Form aria-label="Profile" maxWidth="44rem" onSubmit={(event) => void submit(event)}>
      <chakra.fieldset disabled={!isOwner} border="0" display="grid" gap="5">
        {isOwner ? null : <p>Only owners of the studio change its profile.</p>}
        <FormError message={errors.root?.message} />
        <ProfileFields control={control} register={register} errors={errors} />
      </chakra.fieldset>
      {isDirty ? (
        <SaveBar>
          <SubmitButton label="Save profile" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
          <Button variant="outline" disabled={isSubmitting} onClick={discard}>
            Discard
          </Button>
          <chakra.span color="ink.muted" fontSize="14px">
            Not saved yet
          </chakra.span>
        </SaveBar>
      ) : null}
    </Form>
  );
}
