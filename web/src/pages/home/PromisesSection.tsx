import { chakra } from '@chakra-ui/react';
import { Page } from '#ui/Page.tsx';

const promises = [
  { title: 'Secure Payments', about: 'An order counts as paid only once the payment is confirmed.' },
  { title: 'Instant Downloads', about: 'The files are ready as soon as the payment is confirmed.' },
  { title: 'Support by People', about: 'Every message gets a ticket, and an answer within 24 hours.' },
  { title: 'Premium Quality', about: 'Vector SVG and PDF; PNG and JPG at 3500 × 3500 px, 300 dpi.' },
] as const;

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '6', md: '8' },
    marginTop: { base: '16', md: '24' },
    paddingTop: { base: '8', md: '10' },
    borderTop: '1px solid',
    borderColor: 'line',
    listStyle: 'none',
  },
});

/** The shop's promises. */
export function PromisesSection() {
  return (
    <Page>
      <Strip role="list" aria-label="What you can rely on">
        {promises.map(({ title, about }) => (
          <li key={title}>
            <chakra.p fontWeight="semibold">{title}</chakra.p>
            <chakra.p marginTop="1" maxWidth="34ch" color="ink.muted" fontSize="15px">
              {about}
            </chakra.p>
          </li>
        ))}
      </Strip>
    </Page>
  );
}
