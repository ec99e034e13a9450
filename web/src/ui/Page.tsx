import { Box, type BoxProps } from '@chakra-ui/react';

/** The measure of a page: at most 1440 px, with the margins of the grid. */
export function Page(props: BoxProps) {
  return <Box maxW="content" mx="auto" px={{ base: '4', md: '8', xl: '10' }} {...props} />;
}
