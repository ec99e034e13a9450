import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { paidWords } from '#features/subscriptions/plan-words.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import type { PricingPlansQuery } from './PricingPlans.query.generated.ts';

type Plan = NonNullable<PricingPlansQuery['plans']>[number];
type Membership = NonNullable<PricingPlansQuery['membership']>[number];

interface Props {
  readonly free: Plan | undefined;
  /** The membership at the selected interval. */
  readonly membership: Membership | undefined;
}

const PlanDialog = lazy(async () => ({
  default: (await import('#features/subscriptions/PlanDialog.tsx')).PlanDialog,
}));

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr) 12rem' },
    alignItems: 'center',
    gap: { base: '3', md: '8' },
    paddingBlock: '5',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

function summaryOf({ downloadsLabel, catalogLabel }: Plan | Membership): string {
  return `${catalogLabel} · ${downloadsLabel}`;
}

/** Plans besides the main three: the free one and the Membership, which has its own dialog. */
export function OtherPlans({ free, membership }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <chakra.ul aria-label="Other plans" marginTop="8" listStyle="none" borderBottom="1px solid" borderColor="line">
        {free ? (
          <Row>
            <Heading as="h3" size="card">
              {free.name}
            </Heading>
            <p>
              {free.description}{' '}
              <chakra.span display="block" color="ink.muted" fontSize="15px">
                {summaryOf(free)}
              </chakra.span>
            </p>
            <LinkButton variant="outline" to="/register" justifySelf={{ base: 'start', md: 'end' }}>
              {free.buttonText}
            </LinkButton>
          </Row>
        ) : null}
        {membership ? (
          <Row>
            <Heading as="h3" size="card">
              Membership
            </Heading>
            <p>
              {`All Designs without the premium ones, ${paidWords(membership)}.`}{' '}
              <chakra.span display="block" color="ink.muted" fontSize="15px">
                {summaryOf(membership)}
              </chakra.span>
            </p>
            <Button variant="outline" justifySelf={{ base: 'start', md: 'end' }} onClick={open}>
              See the Membership
            </Button>
          </Row>
        ) : null}
      </chakra.ul>
      {isWanted ? (
        <Suspense fallback={null}>
          <PlanDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
