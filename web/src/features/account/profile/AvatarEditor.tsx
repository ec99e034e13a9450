import { Box, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { SessionUser } from '#lib/session.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Avatar } from './Avatar.tsx';
import { useAvatar } from './useAvatar.ts';

const SIZE = 96;

/** Keeps the focus on the page when the pressed button is replaced by another. */
function useKeptFocus(preview: string | null) {
  const chooseButton = useRef<HTMLButtonElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const hadPreview = useRef(false);
  useEffect(() => {
    if (preview !== null) saveButton.current?.focus();
    else if (hadPreview.current) chooseButton.current?.focus();
    hadPreview.current = preview !== null;
  }, [preview]);
  return { chooseButton, saveButton };
}

function Note({ problem, hasPreview }: { readonly problem: string | null; readonly hasPreview: boolean }) {
  return (
    <chakra.p
      role={problem === null ? undefined : 'alert'}
      color={problem === null ? 'ink.muted' : 'accent'}
      fontSize="14px"
      marginTop="2"
    >
      {problem ?? (hasPreview ? 'This is how it will look.' : 'PNG, JPEG or WebP, up to 5 MB.')}
    </chakra.p>
  );
}

/** Editor of the signed-in user's picture: choose, preview and save one, or remove it. */
export function AvatarEditor({ user }: { readonly user: SessionUser }) {
  const { preview, problem, isBusy, choose, drop, upload, remove } = useAvatar();
  const { chooseButton, saveButton } = useKeptFocus(preview);
  const input = useRef<HTMLInputElement>(null);

  return (
    <Flex alignItems="center" gap="5" wrap="wrap" role="group" aria-label="Profile picture">
      <Avatar name={user.name} url={preview ?? user.avatarUrl} size={SIZE} />
      <Box flex="1" minWidth="220px">
        <Flex gap="2" wrap="wrap">
          {preview === null ? (
            <>
              <Button ref={chooseButton} size="sm" variant="outline" onClick={() => input.current?.click()}>
                {user.avatarUrl === null ? 'Add picture' : 'Change picture'}
              </Button>
              {user.avatarUrl !== null && (
                <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void remove()}>
                  Remove picture
                </Button>
              )}
            </>
          ) : (
            <>
              <Button ref={saveButton} size="sm" disabled={isBusy} onClick={() => void upload()}>
                {isBusy ? 'Please wait...' : 'Save picture'}
              </Button>
              <Button size="sm" variant="ghost" disabled={isBusy} onClick={drop}>
                Discard
              </Button>
            </>
          )}
        </Flex>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label="Picture file"
            tabIndex={-1}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) choose(file);
              target.value = '';
            }}
          />
        </VisuallyHidden>
        {/* Alerts are announced when inserted, not when an existing note turns into one. */}
        <Note key={problem} problem={problem} hasPreview={preview !== null} />
      </Box>
    </Flex>
  );
}
