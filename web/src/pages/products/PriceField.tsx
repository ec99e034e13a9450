import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';

interface PriceFieldProps {
  readonly label: string;
  readonly value: number | null;
  /** Placeholder: the bound of the track. */
  readonly hint: string;
  /** Called on blur or Enter with whole dollars, or null if cleared. */
  readonly onEnter: (value: number | null) => void;
}

const Frame = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '11',
    paddingInline: '3',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'md',
    background: 'card',
    fontSize: '15px',
    _focusWithin: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '1px' },
    '& label': { color: 'ink.muted', whiteSpace: 'nowrap' },
    '& input': {
      width: '100%',
      minWidth: '0',
      border: '0',
      background: 'transparent',
      fontSize: '16px',
      fontVariantNumeric: 'tabular-nums',
      appearance: 'textfield',
      '&:focus-visible': { outline: 'none' },
    },
    '& input::-webkit-inner-spin-button': { display: 'none' },
  },
});

/** Number field for one bound of the price. */
export function PriceField({ label, value, hint, onEnter }: PriceFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value?.toString() ?? '');
  const enter = () => {
    const dollars = Number.parseInt(typed, 10);
    onEnter(Number.isNaN(dollars) ? null : Math.max(dollars, 0));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter();
  };
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        placeholder={hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={enter}
        onKeyDown={onKeyDown}
      />
    </Frame>
  );
}
