import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '#ui/Page.tsx';
import { Heading } from '#ui/Heading.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Card around the sign-in and sign-up forms. */
export function AccountFrame({ title, children }: Props) {
  return (
    <Page space="page">
      <HiddenSeo title={title} />
      <Box
        maxWidth="460px"
        marginInline="auto"
        bg={{ md: 'card' }}
        borderWidth={{ md: '1px' }}
        borderRadius="lg"
        padding={{ md: '10' }}
      >
        <Heading as="h1" size="page" marginBottom="6">
          {title}
        </Heading>
        {children}
      </Box>
    </Page>
  );
}
