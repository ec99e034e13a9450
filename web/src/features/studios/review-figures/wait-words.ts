const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a duration with suitable precision: `40 minutes`, `5 hours`, `3 days`. */
function durationWords(minutes: number): string {
  if (minutes < HOUR_MINUTES) return counted(Math.max(1, minutes), 'minute');
  if (minutes < 2 * DAY_MINUTES) return counted(Math.round(minutes / HOUR_MINUTES), 'hour');
  return counted(Math.round(minutes / DAY_MINUTES), 'day');
}

interface Waits {
  readonly p50WaitMinutes: number | null;
  readonly p90WaitMinutes: number | null;
  readonly verdictCount: number;
}

/** Describes recent response times; null if there were no responses. */
export function waitWords({ p50WaitMinutes, p90WaitMinutes, verdictCount }: Waits): string | null {
  if (p50WaitMinutes === null || p90WaitMinutes === null) return null;
  const half = durationWords(p50WaitMinutes);
  const most = durationWords(p90WaitMinutes);
  return `Of ${counted(verdictCount, 'answer')} in the last 30 days, half came within ${half} and nine of ten within ${most}.`;
}

interface Appeals {
  readonly appealCount: number;
  readonly overturnedCount: number;
  readonly overturnedShare: number | null;
}

const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** Describes how many refusals were overturned, as number and share, so that small samples are recognizable. */
export function appealWords({ appealCount, overturnedCount, overturnedShare }: Appeals): string {
  if (overturnedShare === null) return 'No appeal was decided on within a year.';
  const overturned = `${overturnedCount} of ${counted(appealCount, 'appeal')} decided within a year`;
  return `${overturned} put the pattern on sale after all: ${share.format(overturnedShare)}.`;
}
