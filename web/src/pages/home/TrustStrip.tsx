import { chakra } from '@chakra-ui/react';
import { Page } from '#ui/Page.tsx';

const promises = [
  { title: 'Secure Payments', about: 'Card details stay with the payment provider.' },
  { title: 'Instant Downloads', about: 'Your files are there the moment you have paid.' },
  { title: '24/7 Support', about: 'Write at any hour; we reply within 24 hours.' },
  { title: 'Premium Quality', about: '3500 px at 300 dpi, checked to repeat.' },
];

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: '8',
    marginTop: { base: '16', md: '24' },
    paddingTop: '10',
    borderTop: '1px solid',
    borderColor: 'line',
    listStyle: 'none',
  },
});

/** What one can rely on. */
export function TrustStrip() {
  return (
    <chakra.section aria-label="What you can rely on">
      <Page>
        <Strip>
          {promises.map(({ title, about }) => (
            <li key={title}>
              <chakra.p fontWeight="semibold">{title}</chakra.p>
              <chakra.p marginTop="1" color="ink.muted" fontSize="15px">
                {about}
              </chakra.p>
            </li>
          ))}
        </Strip>
      </Page>
    </chakra.section>
  );
}
