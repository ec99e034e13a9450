import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/dates.ts';
import type { PanelStudio } from './panel-studio.ts';

/** Notice to members on every desk that the studio is on hold, or will be, and why. */
export function StudioHoldNote({ studio: { hold, announcedHold } }: { readonly studio: PanelStudio }) {
  if (!hold && !announcedHold) return null;
  return (
    <chakra.section
      aria-label="Hold of the studio"
      display="grid"
      gap="2"
      marginTop="6"
      padding="4"
      borderRadius="md"
      background="linen"
      css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
    >
      {hold ? (
        <p>
          Halfdrop has taken all your patterns from sale on {formatDay(hold.heldAt)}: {hold.reason} Your payouts wait.
        </p>
      ) : null}
      {announcedHold ? (
        <p>
          Halfdrop takes all your patterns from sale on {formatDay(announcedHold.startsAt)}: {announcedHold.reason}{' '}
          Until then everything stays as it is. From then on your payouts wait.
        </p>
      ) : null}
      <p>
        Whoever has bought or claimed a pattern keeps licence and files. If you think that this is wrong,{' '}
        <Link to="/contact">write to us</Link>.
      </p>
    </chakra.section>
  );
}
