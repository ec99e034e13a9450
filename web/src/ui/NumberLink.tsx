import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A number that people quote, leading to the page of what it names. */
export const NumberLink = chakra(Link, {
  base: { fontFamily: 'mono', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
