import type { Router } from 'express';
import type { Books } from './books.ts';
import { numberAt, textAt, type Form } from './form.ts';
import { refundObject } from './objects.ts';
import { answering } from './requests.ts';

/** Serves the lists of charges and refunds. */
export function moneyCalls(router: Router, books: Books): void {
  router.get(
    '/payment_intents',
    answering(({ query }) => {
      const intents = books.payments.all().map(({ id, amount, created }) => {
        return { id, object: 'payment_intent', amount_received: amount, created, status: 'succeeded' };
      });
      return pageOf(intents, query, '/v1/payment_intents');
    }),
  );
  router.get(
    '/refunds',
    answering(({ query }) => pageOf(books.refunds.all().map(refundObject), query, '/v1/refunds')),
  );
}

/** Returns one page of a list, newest first, according to `created[gte]`, `starting_after` and `limit`. */
function pageOf<Item extends { readonly id: string; readonly created: number }>(
  items: readonly Item[],
  query: Form,
  url: string,
) {
  const since = textAt(query, 'created', 'gte') === null ? 0 : numberAt(query, 'created', 'gte');
  const limit = numberAt(query, 'limit');
  const listed = items.filter(({ created }) => created >= since).toReversed();
  const after = textAt(query, 'starting_after');
  const rest = after === null ? listed : listed.slice(listed.findIndex(({ id }) => id === after) + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}
