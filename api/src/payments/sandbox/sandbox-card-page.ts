import { dollars } from '@halfdrop/domain';
import { escapeHtml } from '../../platform/http/html.ts';
import { cardField, errorLine, framePage, testCardList } from './sandbox-page-frame.ts';
import type { SandboxSubscription } from './sandbox-subscriptions.repository.ts';

interface CardPage {
  readonly subscriptions: readonly SandboxSubscription[];
  readonly error: string | null;
  readonly isChanged: boolean;
}

/** Renders the page on which a customer changes the card. */
export function sandboxCardPage({ subscriptions, error, isChanged }: CardPage, publicUrl: string): string {
  const rows = subscriptions.map(
    (each) => `<li>${escapeHtml(each.label)}: ${dollars(each.price_cents)} a ${each.interval}, with
      ${escapeHtml(each.card_brand)} •••• ${each.card_last4}${each.status === 'past-due' ? ' (not paid)' : ''}</li>`,
  );
  const content = `<h1>Your card</h1>
    <ul>${rows.join('')}</ul>
    ${isChanged ? '<p role="status"><strong>The card was changed.</strong></p>' : ''}
    ${errorLine(error)}
    <form method="post">${cardField}<button>Use this card</button></form>
    <p><a href="${escapeHtml(publicUrl)}/profile">Back to your profile</a></p>
    ${testCardList()}`;
  return framePage('Your card · Halfdrop test payment', content);
}
