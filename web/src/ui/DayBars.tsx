import { chakra } from '@chakra-ui/react';
import { formatShortDay } from '#lib/dates.ts';

interface Day {
  readonly day: string;
  /** How often each thing happened that is counted. */
  readonly counts: readonly number[];
}

interface Props {
  readonly days: readonly Day[];
  /** What is counted, in the order of the counts: at most two things, the first of them in the lower, stronger part. */
  readonly words: readonly string[];
  /** Writes a count, where it is not a plain number. */
  readonly format?: (count: number) => string;
}

const plain = (count: number) => count.toLocaleString('en-US');

const HEIGHT = 120;
const SHADES = [1, 0.4] as const;

const Picture = chakra('svg', { base: { display: 'block', width: 'full', height: '10rem', overflow: 'visible' } });

/** What happened on each day, one bar on the other. Its words say what the bars come to. */
export function DayBars({ days, words, format = plain }: Props) {
  const most = Math.max(0, ...days.map(({ counts }) => sum(counts)));
  const told = (counts: readonly number[]) =>
    words.map((word, index) => `${format(counts[index] ?? 0)} ${word}`).join(' and ');
  const totals = words.map((_word, index) => sum(days.map(({ counts }) => counts[index] ?? 0)));
  const summary = `${told(totals)}, at most ${format(most)} on a day.`;
  if (most === 0) return <NoBars days={days} words={words} />;
  return (
    <figure>
      <Picture
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        color="ink"
      >
        {days.map(({ day, counts }, index) => (
          <g key={day} fill="currentColor">
            <title>{`${formatShortDay(day)}: ${told(counts)}`}</title>
            <Bars counts={counts} left={index + 0.15} scale={HEIGHT / most} />
          </g>
        ))}
      </Picture>
      <chakra.figcaption marginTop="3" fontSize="14px" color="ink.muted">
        {spanWords(days)}: {summary}
        {words.length > 1 ? ` The lower part of a bar is ${words[0]}, the upper ${words[1]}.` : null}
      </chakra.figcaption>
    </figure>
  );
}

/** Says that there is nothing to draw. */
function NoBars({ days, words }: Pick<Props, 'days' | 'words'>) {
  return (
    <chakra.p color="ink.muted">
      {spanWords(days)}: nothing {words.join(' or ')}.
    </chakra.p>
  );
}

interface BarsProps {
  readonly counts: readonly number[];
  readonly left: number;
  /** How high one is. */
  readonly scale: number;
}

function Bars({ counts, left, scale }: BarsProps) {
  return SHADES.slice(0, counts.length).map((shade, index) => (
    <rect
      key={shade}
      x={left}
      y={HEIGHT - sum(counts.slice(0, index + 1)) * scale}
      width={0.7}
      height={(counts[index] ?? 0) * scale}
      fillOpacity={shade}
    />
  ));
}

function spanWords(days: readonly Day[]): string {
  return `${formatShortDay(days[0]?.day ?? '')} to ${formatShortDay(days.at(-1)?.day ?? '')}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
