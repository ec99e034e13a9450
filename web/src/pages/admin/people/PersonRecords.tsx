import { chakra } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orderStatusWords } from '#features/orders/order-words.ts';
import { formatDate } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { Heading } from '#ui/Heading.tsx';
import { deskStatusWords } from '../support/ticket-desk-words.ts';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    overflowWrap: 'anywhere',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly items: ReadonlyArray<{ readonly key: string; readonly words: ReactNode }>;
}

function Part({ id, title, none, items }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id} size="card" marginBottom="3">
        {title}
      </Heading>
      {items.length === 0 ? (
        <chakra.p color="ink.muted">{none}</chakra.p>
      ) : (
        <List role="list" aria-labelledby={id}>
          {items.map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
        </List>
      )}
    </section>
  );
}

const countWords = (title: string, count: number, shown: number) =>
  count > shown ? `${title}, the newest ${shown} of ${count}` : title;

/** Orders, licenses and tickets of a user. */
export function PersonRecords({ person }: { readonly person: AdminPerson_PersonFragment }) {
  const { orders, orderCount, licenses, licenseCount, tickets } = person;
  return (
    <>
      <Part
        id="orders"
        title={countWords('Orders', orderCount, orders.length)}
        none="None."
        items={orders.map(({ number, status, total, createdAt }) => ({
          key: number,
          words: (
            <>
              <Link to={`/admin/orders/${number}`}>{number}</Link>, {formatMoney(total)}, {orderStatusWords[status]},{' '}
              {formatDate(createdAt)}
            </>
          ),
        }))}
      />
      <Part
        id="licenses"
        title={countWords('Licences', licenseCount, licenses.length)}
        none="None."
        items={licenses.map(({ number, title, license, orderNumber, planName, isEnded }) => ({
          key: number,
          words: (
            <>
              {title}, {licenseName(license)}, {number}
              {planName === null ? '' : `, with ${planName}`}
              {orderNumber === null ? null : (
                <>
                  , <Link to={`/admin/orders/${orderNumber}`}>{orderNumber}</Link>
                </>
              )}
              {isEnded ? ', ended' : ''}
            </>
          ),
        }))}
      />
      <Part
        id="tickets"
        title="Tickets"
        none="None."
        items={tickets.map(({ number, subject, status, createdAt }) => ({
          key: number,
          words: (
            <>
              <Link to={`/admin/support/${number}`}>{number}</Link>, {subject}, {deskStatusWords[status].toLowerCase()},{' '}
              {formatDate(createdAt)}
            </>
          ),
        }))}
      />
    </>
  );
}
