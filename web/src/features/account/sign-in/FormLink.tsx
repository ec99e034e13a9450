import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link next to a form. */
export const FormLink = chakra(Link, {
  base: {
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    _hover: { color: 'accent' },
  },
});
