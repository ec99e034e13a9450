import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}));

/** Where users return to who had to sign in with Google again. */
const DELETION_ANCHOR = '#delete-account';

/** Section for deleting the account, with a dialog that explains the consequences. */
export function DeleteAccount() {
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === DELETION_ANCHOR);
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <>
      <Button
        variant="outline"
        color="accent"
        borderColor="accent"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Delete account
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
