import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormLink } from './FormLink.tsx';
import { GoogleButton } from '../google/GoogleButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from '../registration/RegisterForm.tsx';

interface Props {
  readonly isOpen: boolean;
  /** What signing in is for. */
  readonly reason: string;
  /** Called when closed without signing in. */
  readonly onClose: () => void;
  /** Called after sign-in. */
  readonly onSignedIn: () => void;
}

type Mode = 'sign-in' | 'create';

const other: Record<Mode, { readonly question: string; readonly label: string; readonly mode: Mode }> = {
  'sign-in': { question: 'New here?', label: 'Create Account', mode: 'create' },
  create: { question: 'Have an account?', label: 'Sign In', mode: 'sign-in' },
};

const Body = chakra('div', { base: { display: 'grid', gap: '5' } });

/** Sign-in or registration in a dialog over the page that requires it. */
export function SignInDialog({ isOpen, reason, onClose, onSignedIn }: Props) {
  const [mode, setMode] = useState<Mode>('sign-in');
  const { pathname, search } = useLocation();
  const { question, label, mode: otherMode } = other[mode];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={mode === 'sign-in' ? 'Sign In' : 'Create Account'} size="form">
      <Body>
        <chakra.p color="ink.muted">{reason}</chakra.p>
        {mode === 'sign-in' ? (
          <>
            <LoginForm place="dialog" submitLabel="Sign In" onDone={onSignedIn} />
            <chakra.p textAlign="center">
              <FormLink to="/forgot-password" onClick={onClose}>
                Forgot password?
              </FormLink>
            </chakra.p>
          </>
        ) : (
          <RegisterForm place="dialog" submitLabel="Create Account" onDone={onSignedIn} />
        )}
        <GoogleButton redirect={pathname + search} />
        <chakra.p color="ink.muted" textAlign="center">
          {question}{' '}
          <Button variant="link" onClick={() => setMode(otherMode)}>
            {label}
          </Button>
        </chakra.p>
      </Body>
    </Dialog>
  );
}
