import type { HelpCategory, HelpTopic } from '../generated/resolvers.ts';

type Entry = readonly [slug: string, question: string, answer: string];

const texts: ReadonlyArray<{ topic: HelpTopic; title: string; about: string; entries: readonly Entry[] }> = [
  {
    topic: 'ACCOUNT',
    title: 'Account & Login',
    about: 'Signing up, signing in and what we keep about you.',
    entries: [
      ['create-an-account', 'How do I create an account?', 'Choose Sign Up in the header.\n\nIt takes a minute.'],
      [
        'reset-my-password',
        'I forgot my password. How do I reset it?',
        'You get a mail with a 6-digit code. If it has not arrived after 5 minutes, check your spam folder.',
      ],
    ],
  },
  {
    topic: 'SUBSCRIPTION',
    title: 'Subscription & Plans',
    about: 'Plans, trials, changes and refunds.',
    entries: [['free-trial', 'Is there a free trial?', 'Yes: 7 days of Membership without a card.']],
  },
  {
    topic: 'DOWNLOADS',
    title: 'Downloads & Licenses',
    about: 'Your files, your library and what you may do with them.',
    entries: [
      ['what-is-in-the-download', 'What is in a download?', 'A zip with the files, the licence and a MANIFEST.'],
      ['download-again', 'Can I download a pattern again?', 'Yes, as often as you like, free and for ever.'],
      ['does-a-licence-end', 'Does a licence end?', 'No. A licence you have bought does not end.'],
    ],
  },
  {
    topic: 'PAYMENTS',
    title: 'Payments & Billing',
    about: 'Prices, checkout, coupons and receipts.',
    entries: [['use-a-coupon', 'How do I use a coupon?', 'Type the code into the coupon field of your bag.']],
  },
  {
    topic: 'TECHNICAL',
    title: 'Technical Support',
    about: 'When something does not load, open or print.',
    entries: [['which-browsers', 'Which browsers work?', 'Current versions of Chrome, Edge, Firefox and Safari.']],
  },
  {
    topic: 'GUIDES',
    title: 'Product & Design Guides',
    about: 'Finding, judging and using a pattern.',
    entries: [['what-is-seamless', 'What does seamless mean?', 'The edges of the tile continue on the opposite side.']],
  },
];

/** The six help categories with nine questions in all. */
export const helpCategories: readonly HelpCategory[] = texts.map(({ topic, title, about, entries }) => ({
  id: topic.toLowerCase(),
  topic,
  title,
  description: about,
  articles: entries.map(([slug, question, answer]) => ({ id: `article-${slug}`, slug, question, answer })),
}));
