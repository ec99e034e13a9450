import type { OidcSettings } from './account/oidc-issuer.ts';
import type { SmtpSettings } from './platform/mail/mailer.ts';
import { StartupError } from './platform/startup-error.ts';
import type { SearchSettings } from './search/search-backend.ts';

interface SearchEnvironment {
  readonly SEARCH_DRIVER: SearchSettings['driver'];
  readonly SEARCH_URL?: string | undefined;
  readonly SEARCH_INDEX: string;
}

interface SmtpEnvironment {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_FROM?: string | undefined;
}

interface OidcEnvironment {
  readonly OIDC_ISSUER: string;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
}

/** Whether a text is an address of one of some protocols, such as `https:`. */
export const isAddress = (protocols: readonly string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** Where searches are answered. The address may hold a password: it is named, never shown. @throws StartupError */
export function readSearch({
  SEARCH_DRIVER: driver,
  SEARCH_URL: url,
  SEARCH_INDEX: prefix,
}: SearchEnvironment): SearchSettings {
  if (driver !== 'opensearch') {
    if (url !== undefined) throw new StartupError(`SEARCH_URL is set, but SEARCH_DRIVER is ${driver}.`);
    return { driver };
  }
  if (url === undefined) throw new StartupError('SEARCH_DRIVER is opensearch, but SEARCH_URL is not set.');
  if (!isAddress(['http:', 'https:'])(url)) throw new StartupError('SEARCH_URL must be an http or https address.');
  return { driver, url, prefix };
}

/** The mail server. The address may hold a password: it is named, never shown. @throws StartupError */
export function readSmtp({ SMTP_URL: url, SMTP_FROM: sender }: SmtpEnvironment): SmtpSettings | null {
  const from = sender ?? null;
  if (url === undefined && from !== null) throw new StartupError('SMTP_FROM is set, but SMTP_URL is not.');
  if (url === undefined) return null;
  if (!isAddress(['smtp:', 'smtps:'])(url)) throw new StartupError('SMTP_URL must start with smtp:// or smtps://.');
  return { url, from };
}

/** The issuer people may sign in with: id without secret is a mistake, and no way to switch it off. @throws StartupError */
export function readOidc(values: OidcEnvironment): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined) throw new StartupError('OIDC_CLIENT_SECRET is set, but OIDC_CLIENT_ID is not.');
  if (clientSecret === undefined) throw new StartupError('OIDC_CLIENT_ID is set, but OIDC_CLIENT_SECRET is not.');
  return { issuer, clientId, clientSecret };
}
