/** The times of the year that seasonal collections follow. */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
/** A time of the year. */
export type Season = (typeof SEASONS)[number];

const MONTHS_OF_A_SEASON = 3;

/** The meteorological season of the northern hemisphere: winter is December to February, by UTC. */
export function seasonAt(instant: Date): Season {
  const monthsSinceDecember = (instant.getUTCMonth() + 1) % 12;
  return SEASONS[Math.floor(monthsSinceDecember / MONTHS_OF_A_SEASON)] ?? 'winter';
}
