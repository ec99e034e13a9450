import type { CreationMethod } from '#generated/types.ts';

interface MethodWords {
  readonly label: string;
  readonly description: string;
}

/** Labels and descriptions of creation methods. */
export const creationMethodWords: Readonly<Record<CreationMethod, MethodWords>> = {
  BY_HAND: { label: 'By hand', description: 'Drawn, painted, printed or woven, then scanned.' },
  DIGITAL: { label: 'On a computer', description: 'Drawn in a graphics program.' },
  BY_RULE: { label: 'By rule', description: 'Made by a program of your own that follows rules you wrote.' },
  GENERATIVE: {
    label: 'With generative tools',
    description: 'Made in part or whole by a tool that generates pictures.',
  },
};

/** Creation methods, in display order. */
export const creationMethods: readonly CreationMethod[] = ['BY_HAND', 'DIGITAL', 'BY_RULE', 'GENERATIVE'];
