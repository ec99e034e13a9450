import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from './Button.tsx';
import { Heading } from './Heading.tsx';
import { Page } from './Page.tsx';
import { HiddenSeo } from './Seo.tsx';
import { usePageStatus } from '#lib/page-status.ts';

/** The 404 notice. Logs the path to the console. */
export function NotFoundNotice() {
  const { pathname } = useLocation();
  usePageStatus(404);

  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);

  return (
    <Page space="page">
      <HiddenSeo title="Page not found" />
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="5"
        paddingBlock="20"
        textAlign="center"
      >
        <chakra.p fontFamily="display" fontSize="clamp(96px, 18vw, 220px)" lineHeight="0.9" letterSpacing="-0.04em">
          404
        </chakra.p>
        <Heading as="h1">Oops! Page not found</Heading>
        <chakra.p color="ink.muted" maxWidth="44ch" overflowWrap="anywhere">
          Nothing is printed at {pathname}. The patterns are where they were.
        </chakra.p>
        <chakra.div display="flex" gap="3" flexWrap="wrap" justifyContent="center">
          <LinkButton to="/">Return to Home</LinkButton>
          <LinkButton to="/products" variant="outline">
            Browse patterns
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </Page>
  );
}
