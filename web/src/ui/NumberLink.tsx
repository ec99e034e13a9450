import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Link labeled with the number of an order, ticket or the like. */
export const NumberLink = chakra(Link, {
  base: { fontFamily: 'mono', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
