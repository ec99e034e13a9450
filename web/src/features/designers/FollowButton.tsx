import { type Masked, readFragment } from '#lib/fragments.ts';
import { whenSignedIn } from '#lib/sign-in-request.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { FollowButton_DesignerFragment } from './FollowButton.fragment.generated.ts';
import { useFollow } from './useFollow.ts';

interface FollowButtonProps extends Pick<ButtonProps, 'size' | 'width'> {
  readonly designer: Masked<FollowButton_DesignerFragment>;
}

/** Button to follow or unfollow a studio; visitors are asked to sign in first. */
export function FollowButton({ designer: masked, ...look }: FollowButtonProps) {
  const designer = readFragment<FollowButton_DesignerFragment>(masked);
  const { follow, unfollow, isChanging } = useFollow(designer);
  const isFollowed = designer.viewerIsFollowing === true;

  const change = () => {
    if (isChanging) return;
    if (isFollowed) void unfollow();
    else whenSignedIn('Please sign in to follow designers.', () => void follow());
  };

  return (
    <Button {...look} variant={isFollowed ? 'outline' : 'solid'} aria-busy={isChanging} onClick={change}>
      {isFollowed ? 'Following' : 'Follow'}
      <VisuallyHidden>{` ${designer.name}`}</VisuallyHidden>
    </Button>
  );
}
