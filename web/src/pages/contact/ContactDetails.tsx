import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const List = chakra('dl', {
  base: {
    '& > div': { paddingBlock: '4', borderTop: '1px solid', borderColor: 'line' },
    '& dt': { color: 'ink.muted', fontSize: '14px' },
    '& dd': { margin: '0', fontWeight: 'medium' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
  },
});

/** Contact details and response times. `email` is null until loaded. */
export function ContactDetails({ email }: { readonly email: string | null }) {
  return (
    <List>
      <div>
        <dt>Email</dt>
        <dd>{email === null ? 'By the form on this page' : <a href={`mailto:${email}`}>{email}</a>}</dd>
      </div>
      <div>
        <dt>Answer</dt>
        <dd>Within 24 hours, for subscribers within 12</dd>
      </div>
      <div>
        <dt>Something is broken</dt>
        <dd>
          <Link to="/help">Open a ticket in the Help Center</Link>
        </dd>
      </div>
    </List>
  );
}
