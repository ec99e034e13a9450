import { randomUUID } from 'node:crypto';
import { graphql, textAt } from './graphql.ts';
import { linkIn, mailsTo } from './outbox.ts';
import type { ShopPlace } from './shop.ts';

/** A person with an account. */
export interface Shopper {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Creates a person unknown to any shop. */
export function newShopper(name = 'Mira Sandoval'): Shopper {
  const unique = randomUUID().replaceAll('-', '').slice(0, 16);
  return { name, username: unique, email: `${unique}@example.com`, password: `kept-${unique}` };
}

const registration = `mutation Register($input: RegisterInput!) {
  register(input: $input) { token errors { __typename ... on UserError { message path } } }
}`;

/**
 * Creates an account without the browser, from a given IP address if the shop is behind a proxy.
 * @returns the bearer token of its first session
 */
export async function register(shopUrl: string, shopper: Shopper, address?: string): Promise<string> {
  const variables = { input: shopper };
  const answer = await graphql(shopUrl, { query: registration, variables, ...(address && { address }) });
  return textAt(answer, 'register', 'token');
}

const signingIn = `mutation Login($input: LoginInput!) {
  login(input: $input) { token errors { __typename ... on UserError { message path } } }
}`;

/** Signs in without the browser. @returns the session's bearer token */
export async function signIn(shopUrl: string, { email, password }: Shopper): Promise<string> {
  const answer = await graphql(shopUrl, { query: signingIn, variables: { input: { email, password } } });
  return textAt(answer, 'login', 'token');
}

const confirming = `mutation Confirm($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) { errors { __typename ... on UserError { message path } } }
}`;

/** Confirms an email address by the mail sent to it, without the browser. */
export async function confirmAddress(shop: ShopPlace, { email }: Shopper): Promise<void> {
  const [mail = ''] = await mailsTo(shop, email, { subject: /[Cc]onfirm/ });
  const token = new URL(linkIn(mail, '/confirm-email')).searchParams.get('token');
  await graphql(shop.url, { query: confirming, variables: { input: { token } } });
}

const asking = `mutation Ask($input: SubmitTicketInput!) {
  submitTicket(input: $input) { ticket { number } errors { __typename ... on UserError { message path } } }
}`;

/** Opens a ticket without the browser. @returns its number */
export async function openTicket(shopUrl: string, token: string): Promise<string> {
  const input = { topic: 'DOWNLOADS', subject: 'The zip will not open', description: 'It says it is damaged.' };
  return textAt(
    await graphql(shopUrl, { query: asking, variables: { input }, token }),
    'submitTicket',
    'ticket',
    'number',
  );
}
