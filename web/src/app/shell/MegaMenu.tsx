import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Page } from '#ui/Page.tsx';
import { useHoverMenu } from './useHoverMenu.ts';

const MenuButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '11',
    fontSize: '15px',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& svg': { transition: 'transform 150ms' },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  },
});
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 20,
    insetInline: '0',
    top: '100%',
    paddingBlock: '8',
    background: 'paper',
    borderBottom: '1px solid',
    borderColor: 'line',
    boxShadow: 'overlay',
    maxHeight: 'calc(100dvh - 72px)',
    overflowY: 'auto',
  },
});

/** Header button with a full-width panel, which is mounted only while open. */
export function MegaMenu({ label, children }: { label: string; children: ReactNode }) {
  const { isOpen, area, button, press } = useHoverMenu();
  const id = useId();
  return (
    <div {...area}>
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={press}
      >
        {label}
        <ChevronDownIcon size={14} />
      </MenuButton>
      {isOpen ? (
        <Panel id={id}>
          <Page>{children}</Page>
        </Panel>
      ) : null}
    </div>
  );
}
