import { dollars } from '@halfdrop/domain';
import { escapeHtml } from '../../platform/http/html.ts';
import { cardField, errorLine, framePage, testCardList } from './sandbox-page-frame.ts';
import type { SandboxSession } from './sandbox-sessions.repository.ts';

/** Rendering options of a sandbox page. */
export interface PageSettings {
  readonly publicUrl: string;
  /** Whether the page can simulate faulty event delivery. */
  readonly hasTestTools: boolean;
}

/** Renders the payment page of a session in its current state. */
export function sandboxPage(session: SandboxSession, error: string | null, settings: PageSettings): string {
  return framePage(`${payTitle(session)} · Halfdrop test payment`, body(session, error, settings));
}

/** Renders the page for an unknown session. */
export function unknownSessionPage(publicUrl: string): string {
  return framePage('Payment not found', `<h1>Payment not found</h1><p>${shopLink(publicUrl)}</p>`);
}

function payTitle({ amountCents, subscription }: SandboxSession): string {
  return subscription
    ? `Subscribe for ${dollars(amountCents)} a ${subscription.interval}`
    : `Pay ${dollars(amountCents)}`;
}

function body(session: SandboxSession, error: string | null, settings: PageSettings): string {
  switch (session.status) {
    case 'paid':
      return `<h1>This is paid</h1><p><a href="${escapeHtml(session.successUrl)}">See your order</a></p>`;
    case 'expired':
      return ended(session, settings.publicUrl);
    case 'needs-confirmation':
      return confirmation(session);
    case 'open':
      return cardForm(session, error, settings);
  }
}

function ended({ subscription }: SandboxSession, publicUrl: string): string {
  const what = subscription ? 'The plan was chosen again or left' : 'The order was changed or replaced';
  const [path, words] = subscription ? ['/pricing', 'Back to the plans'] : ['/cart', 'Back to your bag'];
  return `<h1>This payment has ended</h1>
    <p>${what}, and nothing was charged. Please check out again.</p>
    <p><a href="${escapeHtml(publicUrl)}${path}">${words}</a></p>`;
}

function cardForm(session: SandboxSession, error: string | null, settings: PageSettings): string {
  const back = session.subscription ? '/pricing' : '/checkout';
  return `<h1>${payTitle(session)}</h1>
    <p>${escapeHtml(session.label)}</p>
    ${renewalWords(session)}
    ${errorLine(error)}
    <form method="post">
      ${cardField}
      <div class="pair">
        <label>Expiry <input name="expiry" autocomplete="cc-exp" maxlength="7" placeholder="12 / 34"></label>
        <label>CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"></label>
      </div>
      ${settings.hasTestTools ? deliveryField(session) : ''}
      <button>${payTitle(session)}</button>
    </form>
    <p><a href="${escapeHtml(settings.publicUrl)}${back}">Cancel and go back</a></p>
    ${testCardList()}`;
}

function renewalWords({ amountCents, subscription }: SandboxSession): string {
  if (!subscription) return '';
  const { interval } = subscription;
  return `<p>${dollars(amountCents)} today and every ${interval} after, until it is cancelled.</p>`;
}

const deliveries = [
  ['once', 'at once, one time'],
  ['twice', 'at once, two times'],
  ['late', 'a minute late'],
  ['out-of-order', 'out of order: starts and refusals a minute late'],
] as const;

function deliveryField(session: SandboxSession): string {
  const options = deliveries.map(
    ([value, words]) => `<option value="${value}"${value === session.delivery ? ' selected' : ''}>${words}</option>`,
  );
  return `<label>Events reach the shop <select name="delivery">${options.join('')}</select></label>`;
}

function confirmation(session: SandboxSession): string {
  return `<h1>Confirm your payment</h1>
    <p>Your bank asks you to confirm ${dollars(session.amountCents)} for ${escapeHtml(session.label)}.</p>
    <form method="post">
      <button name="confirmation" value="accept">Confirm payment</button>
      <button name="confirmation" value="refuse" class="quiet">Refuse</button>
    </form>`;
}

function shopLink(publicUrl: string): string {
  return `<a href="${escapeHtml(publicUrl)}/">Back to the shop</a>`;
}
