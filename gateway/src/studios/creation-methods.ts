import type { CreationMethod } from '../generated/resolvers.ts';
import type { StudioApplication } from '../generated/rest.ts';

/** Creation methods by REST name. */
export const methods: Record<StudioApplication['creationMethods'][number], CreationMethod> = {
  by_hand: 'BY_HAND',
  by_rule: 'BY_RULE',
  digital: 'DIGITAL',
  generative: 'GENERATIVE',
};
/** REST names of creation methods. */
export const restMethods: Record<CreationMethod, StudioApplication['creationMethods'][number]> = {
  BY_HAND: 'by_hand',
  BY_RULE: 'by_rule',
  DIGITAL: 'digital',
  GENERATIVE: 'generative',
};
