import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import { dismissToast, readNoToasts, readToasts, subscribeToToasts, type ShownToast } from './toast.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 60,
    insetInline: { base: '4', md: 'auto 6' },
    bottom: { base: '24', md: '6' },
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
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
    pointerEvents: 'auto',
    animation: `${rise} 200ms ease-out`,
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
      </chakra.div>
      <Button variant="ghost" size="icon" margin="-2" aria-label="Close message" onClick={() => dismissToast(toast.id)}>
        <CloseIcon />
      </Button>
    </Sheet>
  );
}

/** The corner where toasts appear. Messages are read out politely, errors at once. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readNoToasts);
  const errors = toasts.filter(({ status }) => status === 'error');
  const others = toasts.filter(({ status }) => status !== 'error');
  return (
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
}
