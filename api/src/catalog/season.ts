/** Seasons that seasonal collections follow. */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
/** A season. */
export type Season = (typeof SEASONS)[number];

const MONTHS_OF_A_SEASON = 3;

/** Returns the meteorological season of the northern hemisphere: winter is December to February, in UTC. */
export function seasonAt(instant: Date): Season {
  const monthsSinceDecember = (instant.getUTCMonth() + 1) % 12;
  return SEASONS[Math.floor(monthsSinceDecember / MONTHS_OF_A_SEASON)] ?? 'winter';
}
