import { toast } from '#ui/toast.ts';
import type { FollowButton_DesignerFragment } from './FollowButton.fragment.generated.ts';
import { useFollowDesignerMutation } from './FollowDesigner.mutation.generated.ts';
import { useUnfollowDesignerMutation } from './UnfollowDesigner.mutation.generated.ts';

async function attempt(failureWords: string, action: () => Promise<string | undefined>): Promise<void> {
  try {
    const refusal = await action();
    if (refusal === undefined) return;
    toast({ status: 'error', title: 'Error', description: refusal });
  } catch (cause) {
    console.info(failureWords, cause);
    toast({ status: 'error', title: 'Error', description: failureWords });
  }
}

/** Follows or unfollows a studio. Optimistic; reverted with a message on failure. */
export function useFollow(designer: FollowButton_DesignerFragment) {
  const [sendFollow, following] = useFollowDesignerMutation();
  const [sendUnfollow, unfollowing] = useUnfollowDesignerMutation();
  const { id, name, followerCount } = designer;
  const variables = { input: { designerId: id } };
  // Lets the last request complete after the page is left.
  const context = { fetchOptions: { keepalive: true } };

  const follow = () =>
    attempt(`Failed to follow ${name}`, async () => {
      const expected = { ...designer, viewerIsFollowing: true, followerCount: followerCount + 1 };
      const { data } = await sendFollow({
        variables,
        context,
        optimisticResponse: {
          followDesigner: { __typename: 'FollowDesignerPayload', designer: expected, errors: [] },
        },
      });
      return data?.followDesigner.errors[0]?.message;
    });

  const unfollow = () =>
    attempt(`Failed to unfollow ${name}`, async () => {
      const expected = { ...designer, viewerIsFollowing: false, followerCount: Math.max(0, followerCount - 1) };
      const { data } = await sendUnfollow({
        variables,
        context,
        optimisticResponse: {
          unfollowDesigner: { __typename: 'UnfollowDesignerPayload', designer: expected, errors: [] },
        },
      });
      return data?.unfollowDesigner.errors[0]?.message;
    });

  return { follow, unfollow, isChanging: following.loading || unfollowing.loading };
}
