import { chakra } from '@chakra-ui/react';
import { planName } from '#features/subscriptions/plan-words.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { planCriteria } from './plan-criteria.ts';
import type { PlanTable_PlanFragment } from './PlanTable.fragment.generated.ts';

/** Wider than a phone: it scrolls sideways there, and the first column stays. */
const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    marginInline: { base: '-4', md: '0' },
    '&:focus-visible': { outlineOffset: '2px' },
  },
});
const Table = chakra('table', {
  base: {
    width: 'full',
    minWidth: '62rem',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '15px',
    '& th, & td': {
      padding: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& thead th': {
      fontFamily: 'display',
      fontSize: { base: '20px', md: '22px' },
      fontWeight: 'normal',
      lineHeight: '1.2',
      borderColor: 'line.strong',
    },
    '& tbody th, & thead td': {
      position: 'sticky',
      left: '0',
      width: { base: '8.5rem', md: '11rem' },
      paddingInlineStart: { base: '4', md: '0' },
      background: 'paper',
      fontWeight: 'medium',
    },
  },
});
const Marked = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { flexShrink: 0 } },
  variants: { isYes: { true: { '& svg': { color: 'success' } }, false: { color: 'ink.muted' } } },
});

function Answer({ words }: { words: string }) {
  if (words !== 'Yes' && words !== 'No') return words;
  const isYes = words === 'Yes';
  return (
    <Marked isYes={isYes}>
      {isYes ? <CheckIcon size={16} /> : <CloseIcon size={14} />}
      {words}
    </Marked>
  );
}

/** All plans side by side, the Free one and the Membership among them. */
export function PlanTable({ plans }: { plans: readonly PlanTable_PlanFragment[] }) {
  return (
    <Scroller role="region" aria-label="Comparison of the plans" tabIndex={0}>
      <Table>
        <chakra.caption srOnly>What each plan gives</chakra.caption>
        <thead>
          <tr>
            <td>
              <chakra.span srOnly>What is compared</chakra.span>
            </td>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {planName(plan)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planCriteria(plans).map(({ label, answer }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map((plan) => (
                <td key={plan.id}>
                  <Answer words={answer(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
