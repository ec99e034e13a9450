import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { useAuditChainLazyQuery, type AuditChainQuery } from './AuditChain.query.generated.ts';

type Chain = NonNullable<AuditChainQuery['auditChain']>;

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    gap: '4',
    // Reserves space for the result.
    minHeight: { base: '9rem', md: '4rem' },
    marginBottom: '6',
    overflowWrap: 'anywhere',
  },
});

/** Recomputes every hash and reports whether all lines are unchanged. */
export function ChainState() {
  const [verify, { data, loading, error }] = useAuditChainLazyQuery({ fetchPolicy: 'network-only' });
  const start = () => {
    verify().catch((cause: unknown) => console.info('The chain was not verified.', cause));
  };
  const chain = data?.auditChain;
  return (
    <Bar>
      <Button variant="outline" flexShrink="0" alignSelf="start" disabled={loading} onClick={start}>
        {loading ? 'Verifying...' : 'Verify the chain'}
      </Button>
      <chakra.p role="status" fontSize="15px">
        {error ? error.message : chain && !loading ? <Outcome chain={chain} /> : null}
      </chakra.p>
    </Bar>
  );
}

function Outcome({ chain: { isIntact, firstBroken, lineCount, headHash } }: { readonly chain: Chain }) {
  if (!isIntact) {
    return <chakra.strong color="accent">Broken: line {firstBroken} is not what was written.</chakra.strong>;
  }
  return (
    <>
      Intact: all {lineCount.toLocaleString('en-GB')} lines are as they were written.{' '}
      <chakra.span color="ink.muted" fontFamily="mono" fontSize="12.5px">
        {headHash}
      </chakra.span>
    </>
  );
}
