import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** How an entry of the account menu looks. */
export const menuEntry = {
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minHeight: '44px',
  paddingInline: '4',
  borderRadius: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'linen' },
} as const;

/** An entry that leads somewhere. */
export const EntryLink = chakra(Link, { base: menuEntry });
