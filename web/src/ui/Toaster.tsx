import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import { dismissToast, readNoToasts, readToasts, subscribeToToasts, type ShownToast } from './toast.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    insetInlineStart: { base: '4', md: 'auto' },
    insetInlineEnd: { base: '4', md: '6' },
    top: { base: '18', lg: '20' },
    width: { md: '22rem' },
    pointerEvents: 'none',
  },
});
const Sheet = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '4',
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderLeft: '4px solid',
    borderRadius: 'md',
    boxShadow: 'overlay',
    textAlign: 'start',
    animation: `${drop} 200ms ease-out`,
  },
  variants: {
    status: {
      success: { borderLeftColor: 'success' },
      info: { borderLeftColor: 'ink' },
      error: { borderLeftColor: 'accent' },
    },
  },
});

function ToastSheet({ toast }: { toast: ShownToast }) {
  return (
    <Sheet status={toast.status}>
      <chakra.div flex="1">
        <chakra.p fontWeight="semibold">{toast.title}</chakra.p>
        {toast.description === undefined ? null : (
          <chakra.p color="ink.muted" fontSize="14px">
            {toast.description}
          </chakra.p>
        )}
        {toast.action && (
          <Button variant="link" marginTop="2" pointerEvents="auto" onClick={toast.action.run}>
            {toast.action.label}
          </Button>
        )}
      </chakra.div>
      <Button
        variant="ghost"
        size="icon"
        margin="-2"
        pointerEvents="auto"
        aria-label="Close message"
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon />
      </Button>
    </Sheet>
  );
}

const noDialog = () => null;

/** Returns the topmost dialog, whose backdrop covers everything else. */
function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
}

function subscribeToDialogs(listener: () => void): () => void {
  document.addEventListener('close', listener, { capture: true });
  const unsubscribe = subscribeToToasts(listener);
  return () => {
    document.removeEventListener('close', listener, { capture: true });
    unsubscribe();
  };
}

/**
 * Toast area: below the header, clear of bottom bars and buttons, and transparent to clicks. While a dialog is open,
 * toasts are shown in it. Messages are announced politely, errors assertively.
 */
export function Toaster() {
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog, noDialog);
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readNoToasts);
  const errors = toasts.filter(({ status }) => status === 'error');
  const others = toasts.filter(({ status }) => status !== 'error');
  const corner = (
    <Corner>
      <div role="log" aria-live="polite" aria-label="Messages">
        {others.map((each) => (
          <ToastSheet key={each.id} toast={each} />
        ))}
      </div>
      <div role="log" aria-live="assertive" aria-label="Errors">
        {errors.map((each) => (
          <ToastSheet key={each.id} toast={each} />
        ))}
      </div>
    </Corner>
  );
  return dialog ? createPortal(corner, dialog) : corner;
}
