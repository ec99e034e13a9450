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
  /** Address of what was chosen, for this page alone. */
  readonly preview: string;
}

/** What is chosen; its address ends with it. */
function useChoice() {
  const [choice, setChoice] = useState<Choice | null>(null);
  useEffect(() => {
    if (!choice) return undefined;
    return () => URL.revokeObjectURL(choice.preview);
  }, [choice]);
  return [choice, setChoice] as const;
}

/** Shows a picture wherever the signed-in person stands. */
function showAvatar(cache: ApolloCache, url: string) {
  cache.modify({
    id: cache.identify({ __typename: 'User', id: readSession()?.user.id }) ?? '',
    fields: { avatarUrl: () => url },
  });
}

/** A picture that is chosen, looked at, then sent or dropped; and the one there is, removed. */
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
