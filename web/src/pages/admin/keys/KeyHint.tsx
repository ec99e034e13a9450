import { chakra } from '@chakra-ui/react';

const Key = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'inline-grid' },
    placeItems: 'center',
    minWidth: '1.5rem',
    height: '1.5rem',
    paddingInline: '1',
    border: '1px solid currentColor',
    borderRadius: 'sm',
    fontFamily: 'mono',
    fontSize: '12px',
  },
});

/** Shortcut shown on its button. */
export function KeyCap({ hint }: { readonly hint: string }) {
  return <Key aria-hidden="true">{hint}</Key>;
}

/** Hint for a shortcut that has no button. */
export function KeyHint({ label, hint }: { readonly label: string; readonly hint: string }) {
  return (
    <chakra.span display={{ base: 'none', md: 'inline-flex' }} alignItems="center" gap="2" color="ink.muted">
      <KeyCap hint={hint} /> {label}
    </chakra.span>
  );
}
