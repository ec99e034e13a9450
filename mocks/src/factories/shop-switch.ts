import { SWITCHED_OFF_WORDS } from '@halfdrop/domain';
import type { ShopSwitch } from '../generated/resolvers.ts';

/** Returns the switches of the mocked shop: everything is on except the newsletter. */
export function demoSwitches(): ShopSwitch[] {
  const on = { isOn: true, reason: null, changedAt: null, version: 0 };
  return [
    { ...on, name: 'PURCHASES', refusal: SWITCHED_OFF_WORDS.purchases },
    { ...on, name: 'STUDIO_APPLICATIONS', refusal: SWITCHED_OFF_WORDS['studio-applications'] },
    { ...on, name: 'UPLOADS', refusal: SWITCHED_OFF_WORDS.uploads },
    {
      name: 'NEWSLETTER',
      isOn: false,
      refusal: SWITCHED_OFF_WORDS.newsletter,
      reason: 'The mail server moves.',
      changedAt: '2026-11-24T08:00:00.000Z',
      version: 1,
    },
  ];
}
