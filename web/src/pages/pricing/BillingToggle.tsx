import { chakra } from '@chakra-ui/react';
import { Badge } from '#ui/Badge.tsx';
import { type Billing, billings } from './billing.ts';

interface Props {
  readonly billing: Billing;
  readonly onChange: (billing: Billing) => void;
  /** Savings of yearly billing; null if none. */
  readonly saving: string | null;
}

const Track = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    padding: '1',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'full',
    background: 'card',
  },
});
const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingInline: '5',
    borderRadius: 'full',
    fontSize: '15px',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&:has(input:checked)': { background: 'ink', color: 'paper' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
});

const labels: Record<Billing, string> = { monthly: 'Monthly', yearly: 'Yearly' };
const choices: readonly Billing[] = ['monthly', 'yearly'];

/** Switches between monthly and yearly prices. */
export function BillingToggle({ billing, onChange, saving }: Props) {
  return (
    <Track>
      <chakra.legend srOnly>How often you would pay</chakra.legend>
      {choices.map((choice) => (
        <Choice key={choice} data-on={choice === billing ? '' : undefined}>
          <chakra.input
            type="radio"
            name="billing"
            srOnly
            value={billings[choice]}
            checked={choice === billing}
            onChange={() => onChange(choice)}
          />
          {labels[choice]}
          {choice === 'yearly' && saving !== null ? <Badge>{saving}</Badge> : null}
        </Choice>
      ))}
    </Track>
  );
}
