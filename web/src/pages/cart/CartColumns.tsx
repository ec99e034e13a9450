import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly list: ReactNode;
  readonly aside: ReactNode;
}

/** List with the summary beside it, or below it on phones. */
export function CartColumns({ list, aside }: Props) {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 400px' }} gap={{ base: '8', lg: '18' }} alignItems="start">
      <Box minWidth="0">{list}</Box>
      <Box position={{ lg: 'sticky' }} top="24">
        {aside}
      </Box>
    </Grid>
  );
}
