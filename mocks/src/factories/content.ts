import type { ContentPage, ContentVersion, License, LicenseAnswer, LicenseUse } from '../generated/resolvers.ts';
import { FILE_FORMATS } from './asset.ts';
import { price } from './money.ts';

const SECTIONS = `## First words

What this text is about, with **weight** on a word, \`code\` and [the licences](/licenses).

## What is listed

- One thing.
- Another thing.

1. First.
2. Second.

### A closer look

> Words of somebody else.

## Last words

Write to us.`;

const four = (title: string, words: string) =>
  [1, 2, 3, 4].map((number) => `### ${title} ${number}\n\n${words}`).join('\n\n');

const ABOUT = `## Our story

A half-drop shifts every second column.

Every file is checked.

## Behind the scenes

${four('Step', 'What happens then.')}

## Sustainability

${four('Point', 'Why it matters.')}

## Kind words

${four('Studio', '> It repeats.')}

## Where patterns come from

${['Lisbon', 'Kyoto', 'Edinburgh', 'Milan', 'Oslo', 'Pune'].map((city) => `### ${city}\n\nStudio of ${city}`).join('\n\n')}

## About these words

They are samples.`;

const bodies: Readonly<Record<string, string>> = { about: ABOUT };

function contentVersion(version: number, day: string): ContentVersion {
  const instant = `${day}T00:00:00.000Z`;
  return { version, publishedAt: instant, effectiveAt: instant };
}

/** Returns a text of the shop in its second version. */
export function contentPage(slug: string, changes: Partial<ContentPage> = {}): ContentPage {
  return {
    slug,
    title: `All about ${slug}`,
    summary: `What there is to say about ${slug}.`,
    body: bodies[slug] ?? SECTIONS,
    version: 2,
    publishedAt: '2026-11-21T00:00:00.000Z',
    effectiveAt: '2026-11-21T00:00:00.000Z',
    versionInForce: 2,
    versions: [contentVersion(2, '2026-11-21'), contentVersion(1, '2026-10-01')],
    ...changes,
  };
}

const usesOf = (client: LicenseAnswer, resale: LicenseAnswer): LicenseUse[] => [
  { name: 'Work for a client', answer: client },
  { name: 'Wallpaper, fabric or gift wrap for sale', answer: resale },
  { name: 'Goods printed on demand', answer: resale },
  { name: 'A logo or trademark', answer: 'NO' },
];

/** The four kinds of license, narrowest first. */
export const licenses: readonly License[] = [
  {
    type: 'PERSONAL',
    name: 'Personal licence',
    permits: 'You may use this pattern in personal projects only.',
    forbids: 'You may not use it commercially.',
    isCommercialUseAllowed: false,
    isAttributionRequired: false,
    isProductResaleAllowed: false,
    uses: usesOf('NO', 'NO'),
    formats: ['PNG'],
    availability: 'For the free downloads of an account.',
    surcharge: null,
  },
  {
    type: 'STANDARD',
    name: 'Standard licence',
    permits: 'You may use this pattern in personal and commercial projects with attribution.',
    forbids: 'You may not resell the files.',
    isCommercialUseAllowed: true,
    isAttributionRequired: true,
    isProductResaleAllowed: false,
    uses: usesOf('YES_WITH_CREDIT', 'NO'),
    formats: [...FILE_FORMATS],
    availability: 'With every pattern, at its price.',
    surcharge: price(0, 0),
  },
  {
    type: 'COMMERCIAL',
    name: 'Commercial licence',
    permits: 'You may use this pattern in personal and commercial projects without attribution.',
    forbids: 'You may not resell the files.',
    isCommercialUseAllowed: true,
    isAttributionRequired: false,
    isProductResaleAllowed: false,
    uses: usesOf('YES', 'NO'),
    formats: [...FILE_FORMATS],
    availability: 'With a subscription.',
    surcharge: null,
  },
  {
    type: 'EXTENDED',
    name: 'Extended licence',
    permits: 'You may use this pattern on products for resale.',
    forbids: 'You may not resell the files themselves.',
    isCommercialUseAllowed: true,
    isAttributionRequired: false,
    isProductResaleAllowed: true,
    uses: usesOf('YES', 'YES'),
    formats: [...FILE_FORMATS],
    availability: 'With every pattern, for an addition to its price.',
    surcharge: price(1000, 89_900),
  },
];
