import { formatDay, formatShortDay } from '#lib/dates.ts';
import { timeLeftWords, useTimeLeft } from './time-left.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';

/** How long a limited edition stays in the shop. The server, which cannot know when it is read, names the day. */
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
