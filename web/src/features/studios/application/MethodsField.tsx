import { chakra } from '@chakra-ui/react';
import type { CreationMethod } from '#generated/types.ts';
import { creationMethods, creationMethodWords } from '../creation-methods.ts';
import { fieldNames } from './draft-values.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: '44px',
    paddingBlock: '2',
    cursor: 'pointer',
    '& input': { width: '18px', height: '18px', marginTop: '1', accentColor: 'var(--hd-colors-ink)', flexShrink: 0 },
    '& .about': { display: 'block', color: 'ink.muted', fontSize: '14px' },
  },
});

interface MethodsFieldProps {
  /** Id of the first checkbox. */
  readonly id: string;
  readonly value: readonly CreationMethod[];
  readonly onChange: (methods: CreationMethod[]) => void;
  readonly error?: string | undefined;
}

/** Checkboxes for how the work is made. */
export function MethodsField({ id, value, onChange, error }: MethodsFieldProps) {
  const errorId = `${id}-error`;
  return (
    <chakra.fieldset border="0" aria-describedby={error === undefined ? undefined : errorId}>
      <chakra.legend fontWeight="medium" fontSize="15px">
        {fieldNames.creationMethods}
      </chakra.legend>
      {creationMethods.map((method, index) => (
        <Line key={method}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={value.includes(method)}
            onChange={({ target }) =>
              onChange(creationMethods.filter((each) => (each === method ? target.checked : value.includes(each))))
            }
          />
          <span>
            {creationMethodWords[method].label}
            <span className="about">{creationMethodWords[method].description}</span>
          </span>
        </Line>
      ))}
      {error === undefined ? null : (
        <chakra.p id={errorId} role="alert" color="accent" fontSize="14px">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
