import { formatDay, formatShortDay } from '#lib/dates.ts';
import { timeLeftWords, useTimeLeft } from './time-left.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';

/** Remaining time of a limited edition. The server, whose output may be read later, shows the date. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <time dateTime={endsAt}>{`Until ${formatShortDay(endsAt)}`}</time>;
  return <RunningTime endsAt={endsAt} />;
}

function RunningTime({ endsAt }: { endsAt: string }) {
  const left = useTimeLeft(endsAt);
  return (
    <time dateTime={endsAt} title={formatDay(endsAt)}>
      {timeLeftWords(left)}
    </time>
  );
}
