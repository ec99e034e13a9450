import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useMoment } from '#lib/useMoment.ts';

const Notice = chakra('p', {
  base: { fontSize: '14px', lineHeight: '1.4', '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  variants: {
    look: {
      box: { padding: '4', borderRadius: 'md', background: 'linen' },
      line: {},
      tile: { padding: '2', borderRadius: 'md', background: 'card', fontSize: '13px' },
    },
  },
});

/** Appearance by context: in a column of its own, at the end of a row, or on a tile's picture. */
export type EarlyLook = 'box' | 'line' | 'tile';

interface EarlyNoticeProps {
  readonly opensAt: string;
  readonly look: EarlyLook;
}

/** Replaces buy and download actions during early access: until when it lasts, and a link to subscribe. */
export function EarlyNotice({ opensAt, look }: EarlyNoticeProps) {
  const moment = useMoment(opensAt);
  return (
    <Notice look={look}>
      <Link to="/pricing">Early access for subscribers</Link>
      {' · '}opens to everyone on <time dateTime={opensAt}>{moment}</time>
    </Notice>
  );
}
