import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { OidcSettings } from '../../src/account/oidc-issuer.ts';

/** The user who signs in at the test issuer. */
export interface IssuerPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** An issuer in its own process. */
export interface TestIssuer {
  readonly settings: OidcSettings;
  /** Follows an authorization URL to the redirect back to the shop. Without a person, the user declines. */
  signIn(authorizationUrl: string, person: IssuerPerson | null): Promise<URL>;
  stop(): Promise<void>;
}

const script = path.join(__dirname, 'oidc-issuer.source.mjs');

/** Starts an issuer with a single redirect URL. */
export async function startTestIssuer(
  callbackUrl: string,
  emailIn: 'id-token' | 'userinfo' = 'id-token',
): Promise<TestIssuer> {
  const [clientId, clientSecret] = ['halfdrop', 'a-client-secret-of-tests'];
  const child = spawn(process.execPath, [script, clientId, clientSecret, callbackUrl, emailIn], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout });
  const issuer = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('http://') && resolve(line));
    child.once('exit', () => reject(new Error('the test issuer did not start')));
  });
  return {
    settings: { issuer, clientId, clientSecret },
    signIn: (authorizationUrl, person) => walk(new URL(authorizationUrl), new URL(callbackUrl).origin, person),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Follows redirects with a cookie jar, like a browser, until they lead back to the shop. */
async function walk(start: URL, home: string, person: IssuerPerson | null): Promise<URL> {
  const jar = new Map<string, string>();
  let url = start;
  if (person) url.searchParams.set('login_hint', JSON.stringify(person));
  for (let step = 0; step < 10 && url.origin !== home; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the issuer answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
