import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a view says instead of content: nothing found, something failed, nothing here yet. */
export interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  /** The way out: a button or a link. */
  readonly children?: ReactNode;
  readonly as?: 'h1' | 'h2';
  readonly isError?: boolean;
}

/** Empty and error states. */
export function Notice({ title, text, children, as = 'h2', isError = false }: NoticeProps) {
  return (
    <Box role={isError ? 'alert' : undefined} py={{ base: '12', md: '20' }} px="4" textAlign="center">
      <Heading as={as} fontSize={{ base: '1.75rem', md: '2.25rem' }}>
        {title}
      </Heading>
      {text && (
        <Text mt="3" mx="auto" maxW="text" color="inkQuiet">
          {text}
        </Text>
      )}
      {children && (
        <Box mt="6" display="flex" gap="3" justifyContent="center" flexWrap="wrap">
          {children}
        </Box>
      )}
    </Box>
  );
}
