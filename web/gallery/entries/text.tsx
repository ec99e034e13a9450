import { CountTable } from '#ui/CountTable.tsx';
import { DayBars } from '#ui/DayBars.tsx';
import { FactList } from '#ui/FactList.tsx';
import { price } from '@halfdrop/mocks';
import { CurrencyProvider } from '#app/CurrencyProvider.tsx';
import { Figures } from '#ui/Figures.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PaletteName } from '#ui/PaletteName.tsx';
import { PaletteStrip } from '#ui/PaletteStrip.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { GalleryEntry } from '../entry.ts';

const amount = price(1200, 99_900);
const colors = { ground: '#f4ead9', inks: ['#1f3a4d', '#a63d2f', '#2f4a3a'] };
const sizes = ['hero', 'page', 'section', 'card'] as const;

const days = ['2026-11-22', '2026-11-23', '2026-11-24'];

/** Text, prices, colors and figures. */
export const textEntries: readonly GalleryEntry[] = [
  {
    file: 'ui/Heading.tsx',
    states: Object.fromEntries(
      sizes.map((size) => [size, <Heading key={size} as="h3" size={size}>{`Patterns, ${size}`}</Heading>]),
    ),
  },
  {
    file: 'ui/Timeline.tsx',
    states: {
      default: (
        <Timeline
          label="History"
          events={[
            { id: '1', at: '2026-11-02T09:00:00.000Z', title: 'Opened by Ada' },
            { id: '2', at: '2026-11-02T10:30:00.000Z', title: 'Answered by Noor', children: <p>Try it once more.</p> },
          ]}
        />
      ),
    },
  },
  {
    file: 'ui/PriceText.tsx',
    states: {
      dollars: <PriceText price={amount} />,
      lowered: <PriceText price={amount} original={price(1500, 124_900)} />,
      'rupees lead': (
        <CurrencyProvider initial="INR">
          <PriceText price={amount} original={price(1500, 124_900)} />
        </CurrencyProvider>
      ),
      free: <PriceText price={price(0, 0)} />,
      'no price yet': <PriceText price={null} />,
    },
  },
  {
    file: 'ui/PaletteStrip.tsx',
    states: { default: <PaletteStrip colors={colors} />, small: <PaletteStrip colors={colors} size="small" /> },
  },
  {
    file: 'ui/FactList.tsx',
    states: {
      default: (
        <FactList
          facts={[
            ['Buyer', 'Ada Lovelace'],
            ['Total', '$9.00'],
            ['Refunded', null],
          ]}
        />
      ),
    },
  },
  {
    file: 'ui/PaletteName.tsx',
    states: { named: <PaletteName palette={{ name: 'Harbour', ...colors }} />, own: <PaletteName palette={null} /> },
  },
  {
    file: 'ui/Figures.tsx',
    states: {
      default: (
        <Figures
          figures={[
            ['Patterns', 653],
            ['Downloads', 12_480],
            ['Median answer', '4 h'],
          ]}
        />
      ),
      'with a link': <Figures figures={[['Orders', 12, '/admin/orders']]} />,
    },
  },
  {
    file: 'ui/DayBars.tsx',
    states: {
      one: <DayBars days={days.map((day, index) => ({ day, counts: [index * 3] }))} words={['viewed']} />,
      two: (
        <DayBars
          days={days.map((day, index) => ({ day, counts: [index, 2] }))}
          words={['sold', 'claimed with plans']}
        />
      ),
      money: (
        <DayBars
          days={days.map((day, index) => ({ day, counts: [900 * index] }))}
          words={['taken']}
          format={(cents) => `$${cents / 100}`}
        />
      ),
    },
  },
  {
    file: 'ui/CountTable.tsx',
    states: {
      default: (
        <CountTable aria-label="Orders by day">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="number">
                Orders
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td className="number">{index * 4}</td>
              </tr>
            ))}
          </tbody>
        </CountTable>
      ),
    },
  },
  {
    file: 'ui/VisuallyHidden.tsx',
    states: { 'for screen readers alone': <VisuallyHidden>Words that are heard and not seen</VisuallyHidden> },
  },
];
