import { chakra } from '@chakra-ui/react';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ApiExampleDocument, useApiExampleLazyQuery } from './ApiExample.query.generated.ts';
import { curlCommand, queryText } from './example-text.ts';

const Code = chakra('pre', {
  base: {
    overflowX: 'auto',
    padding: '5',
    borderRadius: 'md',
    background: 'linen',
    fontFamily: 'mono',
    fontSize: '13.5px',
    lineHeight: '1.6',
    '& code': { fontFamily: 'inherit' },
  },
});
/** The response is as high as the query and scrolls, so that nothing below shifts. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& > pre': { height: '38rem', overflowY: 'auto' },
  },
});
const query = queryText(ApiExampleDocument);

/** Strips `__typename`, which the client adds and other callers would not get. */
const withoutTypes = (key: string, value: unknown) => (key === '__typename' ? undefined : value);

/** Example query that can be run in place and copied as a command. */
export function ApiExample() {
  const [run, { data, loading, error }] = useApiExampleLazyQuery({ fetchPolicy: 'network-only' });
  const isHydrated = useIsHydrated();
  const origin = isHydrated ? window.location.origin : '';
  const ask = () => {
    run().catch((cause: unknown) => console.warn('The example was not answered.', cause));
  };
  return (
    <>
      <p>The three best rated blue patterns that come with an extended licence, and how many there are in all:</p>
      <Sides>
        <Code tabIndex={0} aria-label="Query">
          <code>{query}</code>
        </Code>
        <Code tabIndex={0} aria-label="Answer">
          <code>{data ? JSON.stringify({ data }, withoutTypes, 2) : 'The answer will stand here.'}</code>
        </Code>
      </Sides>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <Button onClick={ask} disabled={!isHydrated || loading}>
          {loading ? <Spinner /> : null}
          Run this query
        </Button>
        <chakra.p role="status" color="ink.muted" fontSize="15px">
          {data && !loading ? `Answered: ${data.assets?.pageInfo.totalItems ?? 0} patterns match.` : ''}
          {error && !loading ? 'The query was not answered. Please try again.' : ''}
        </chakra.p>
      </chakra.div>
      <p>The same from a terminal:</p>
      <Code tabIndex={0} aria-label="Command">
        <code>{curlCommand(query, origin)}</code>
      </Code>
    </>
  );
}
