import { chakra, defineRecipe } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { Heading } from './Heading.tsx';
import { CloseIcon } from './icons.tsx';

/** Props of a modal dialog. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Called after it was closed with Escape, its button or a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Centered, bottom sheet on phones, drawer from the left, or along the top. */
  readonly placement?: 'center' | 'sheet' | 'drawer' | 'top';
  /** Maximum width when centered: two columns, or that of a form. */
  readonly size?: 'wide' | 'form';
  /** Whether the title is visible to screen readers only. */
  readonly isTitleHidden?: boolean;
  /** Stays in view below the scrolling content. */
  readonly footer?: ReactNode;
}

const dialogRecipe = defineRecipe({
  base: {
    position: 'fixed',
    padding: '0',
    background: 'paper',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    boxShadow: 'overlay',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'rgb(27 24 21 / 0.5)' },
    opacity: 1,
    transform: 'none',
    transition: 'opacity 200ms, transform 200ms',
  },
  variants: {
    placement: {
      center: {
        inset: '0',
        margin: 'auto',
        width: 'calc(100% - 2rem)',
        maxHeight: 'calc(100dvh - 2rem)',
        height: 'fit-content',
        borderRadius: 'lg',
        '@starting-style': { opacity: 0, transform: 'translateY(12px)' },
      },
      sheet: {
        inset: 'auto 0 0 0',
        width: '100%',
        maxWidth: '100%',
        maxHeight: '88dvh',
        margin: '0',
        borderRadius: '14px 14px 0 0',
        '@starting-style': { transform: 'translateY(40%)' },
      },
      drawer: {
        inset: '0 auto 0 0',
        width: 'min(24rem, 90vw)',
        maxWidth: '100%',
        height: '100dvh',
        maxHeight: '100dvh',
        margin: '0',
        '@starting-style': { transform: 'translateX(-100%)' },
      },
      top: {
        inset: '0 0 auto 0',
        width: '100%',
        maxWidth: '100%',
        margin: '0',
        // Suggestions extend below the box.
        overflow: 'visible',
        '@starting-style': { opacity: 0 },
      },
    },
    size: { wide: {}, form: {} },
  },
  compoundVariants: [
    { placement: 'center', size: 'wide', css: { maxWidth: '56rem' } },
    { placement: 'center', size: 'form', css: { maxWidth: '29rem' } },
  ],
  defaultVariants: { placement: 'center', size: 'wide' },
});

const Surface = chakra('dialog', dialogRecipe);
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    padding: '3',
    paddingInlineStart: { base: '5', md: '6' },
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}

/**
 * Prevents the page behind a dialog from scrolling. A `:has(dialog)` rule would do, too, but makes the browser
 * recompute the styles of the whole page whenever an element is added or removed.
 */
function holdPage(): void {
  document.documentElement.toggleAttribute('data-held', document.querySelector('dialog[open]') !== null);
}

/** Opens and closes the native dialog. */
function useModal(isOpen: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
    holdPage();
    return holdPage;
  }, [isOpen]);
  return ref;
}

/** Modal on top of the native `<dialog>`: traps the focus, closes on Escape, and restores the focus afterwards. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  placement = 'center',
  size = 'wide',
  isTitleHidden,
  footer,
}: DialogProps) {
  const ref = useModal(isOpen);
  const titleId = useId();

  const close = () => {
    holdPage();
    onClose();
  };

  return (
    <Surface
      ref={ref}
      placement={placement}
      size={size}
      aria-labelledby={titleId}
      onClose={close}
      onClick={closeOnBackdrop}
    >
      {isOpen ? (
        <>
          <Bar>
            <Heading id={titleId} size="card" srOnly={isTitleHidden}>
              {title}
            </Heading>
            <Button
              variant="ghost"
              size="icon"
              marginInlineStart="auto"
              aria-label="Close"
              onClick={() => ref.current?.close()}
            >
              <CloseIcon />
            </Button>
          </Bar>
          <chakra.div overflowY={placement === 'top' ? 'visible' : 'auto'} padding={{ base: '5', md: '6' }} flex="1">
            {children}
          </chakra.div>
          {footer ? (
            <chakra.div padding="4" borderTop="1px solid" borderColor="line">
              {footer}
            </chakra.div>
          ) : null}
        </>
      ) : null}
    </Surface>
  );
}
