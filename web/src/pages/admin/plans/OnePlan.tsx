import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { NotShown } from '../NotShown.tsx';
import { ChangePlanForm } from './ChangePlanForm.tsx';
import type { DeskPlan_PlanFragment } from './DeskPlan.fragment.generated.ts';
import { useOnePlanQuery } from './OnePlan.query.generated.ts';
import {
  costWords,
  type DeskPlan,
  deskPlanName,
  giftWords,
  holdersAddress,
  holderWords,
  type PlanVersion,
  planVersionStatusWords,
} from './plan-desk-words.ts';
import { type PlanAct, PlanActDialog } from './PlanActDialog.tsx';
import type { PlanVersion_VersionFragment } from './PlanVersion.fragment.generated.ts';

const back = (
  <LinkButton to="/admin/plans" variant="link">
    All plans
  </LinkButton>
);

/** One plan: what new subscribers get, who has which version, and what becomes of it. */
export function OnePlan() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOnePlanQuery({
    variables: { id },
    // What is changed begins from what there is now, not from what was there earlier.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  if (!data?.adminPlan) {
    return (
      <NotShown what="plan" isLoading={loading} failure={error?.message} onRetry={reload} back={back}>
        No plan is called {id}.
      </NotShown>
    );
  }
  const plan = readFragment<DeskPlan_PlanFragment>(data.adminPlan.plan);
  const versions = readFragment<PlanVersion_VersionFragment>(data.adminPlan.versions);
  return <ShownPlan plan={plan} versions={versions} onChanged={reload} />;
}

interface Props {
  readonly plan: DeskPlan;
  readonly versions: readonly PlanVersion[];
  readonly onChanged: () => void;
}

function ShownPlan({ plan, versions, onChanged }: Props) {
  const [act, setAct] = useState<PlanAct | null>(null);
  const { isOnSale, interval, inForce, planned } = plan;
  return (
    <>
      {back}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4" marginBottom="6">
        <DeskHeading size="section">{deskPlanName(plan)}</DeskHeading>
        {isOnSale ? null : <Badge>Off sale</Badge>}
      </chakra.div>
      <FactList
        facts={[
          ['Price', costWords(plan, inForce)],
          ['Gives', giftWords(plan, inForce)],
          ['Beside that', inForce.perks.length > 0 ? inForce.perks.join(', ') : null],
          [
            'Subscribers',
            interval === null ? null : (
              <Link key="holders" to={holdersAddress(plan.id)}>
                {holderWords(plan.holderCount)}
              </Link>
            ),
          ],
          ['Planned', planned ? `${costWords(plan, planned)} from ${formatDay(planned.startsAt)}` : null],
        ]}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="6">
        {planned ? (
          <Button variant="outline" onClick={() => setAct('cancel')}>
            Cancel what is planned
          </Button>
        ) : null}
        {interval === null ? null : (
          <Button variant="outline" onClick={() => setAct(isOnSale ? 'stop' : 'sell')}>
            {isOnSale ? 'Take it off sale' : 'Put it on sale'}
          </Button>
        )}
      </chakra.div>
      <chakra.div display="grid" gap="10" marginTop="10">
        <ChangePlanForm key={plan.version} plan={plan} onChanged={onChanged} />
        <History plan={plan} versions={versions} />
      </chakra.div>
      <PlanActDialog act={act} plan={plan} onClose={() => setAct(null)} onDone={onChanged} />
    </>
  );
}

function History({ plan, versions }: Pick<Props, 'plan' | 'versions'>) {
  return (
    <section aria-labelledby="history">
      <Heading id="history" size="card" marginBottom="4">
        History
      </Heading>
      <Timeline
        label="Versions of the plan"
        events={versions.map((version) => ({
          id: String(version.version),
          at: version.startsAt,
          title: `Version ${version.version}, ${planVersionStatusWords[version.status]}: ${costWords(plan, version)}`,
          children: (
            <chakra.div color="ink.muted" css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
              <p>
                {version.name}: {giftWords(plan, version)}
              </p>
              <p>{version.reason}</p>
              {version.holderCount > 0 ? (
                <Link to={holdersAddress(plan.id, version.version)}>{holderWords(version.holderCount)} have it</Link>
              ) : null}
            </chakra.div>
          ),
        }))}
      />
    </section>
  );
}
