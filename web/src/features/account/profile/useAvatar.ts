import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readSession } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';
import { useRemoveAvatarMutation } from './RemoveAvatar.mutation.generated.ts';
import { brokenAvatarRule, sendAvatar } from './send-avatar.ts';

const failedUpload = 'Failed to upload profile image';

interface Choice {
  readonly file: File;
  /** Object URL of the chosen file. */
  readonly preview: string;
}

/** Manages the chosen file; its object URL is revoked with it. */
function useChoice() {
  const [choice, setChoice] = useState<Choice | null>(null);
  useEffect(() => {
    if (!choice) return undefined;
    return () => URL.revokeObjectURL(choice.preview);
  }, [choice]);
  return [choice, setChoice] as const;
}

/** Updates the picture wherever the signed-in user appears. */
function showAvatar(cache: ApolloCache, url: string) {
  cache.modify({
    id: cache.identify({ __typename: 'User', id: readSession()?.user.id }) ?? '',
    fields: { avatarUrl: () => url },
  });
}

/** Manages choosing, previewing, uploading and removing the user's picture. */
export function useAvatar() {
  const { cache } = useApolloClient();
  const [removeAvatar] = useRemoveAvatarMutation();
  const [choice, setChoice] = useChoice();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (title: string, message: string) => {
    toast({ status: 'error', title, description: message });
    setProblem(message);
  };

  const choose = (file: File) => {
    const broken = brokenAvatarRule(file);
    setProblem(null);
    setChoice(broken === null ? { file, preview: URL.createObjectURL(file) } : null);
    if (broken !== null) refuse('Validation error', broken);
  };

  const drop = () => {
    setChoice(null);
    setProblem(null);
  };

  const upload = async () => {
    if (!choice) return;
    setIsBusy(true);
    setProblem(null);
    const { url, failure } = await sendAvatar(choice.file);
    setIsBusy(false);
    if (failure) {
      refuse(failure.isInvalid ? 'Validation error' : 'Failed to upload image', failure.message || failedUpload);
      return;
    }
    showAvatar(cache, url);
    setChoice(null);
    toast({ status: 'success', title: 'Success', description: 'Profile image updated successfully.' });
  };

  const remove = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await removeAvatar();
    } catch (cause) {
      console.info('The picture was not removed.', cause);
      refuse('Error', 'Failed to remove profile image');
    }
    setIsBusy(false);
  };

  return { preview: choice?.preview ?? null, problem, isBusy, choose, drop, upload, remove };
}
