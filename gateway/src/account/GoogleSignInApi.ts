import type { OidcRedirection, OidcSession, SignInOptions } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for signing in with Google. */
export interface GoogleSignInApi {
  options(): Promise<SignInOptions>;
  begin(redirect: string | undefined): Promise<OidcRedirection>;
  finish(code: string, browserKey: string): Promise<OidcSession>;
}

/** Creates a `GoogleSignInApi` that calls the REST API. */
export function restGoogleSignInApi(client: RestClient): GoogleSignInApi {
  return {
    options: () => client.get<SignInOptions>(restPath`/auth/options`),
    begin: (redirect) => client.post<OidcRedirection>(restPath`/auth/oidc/start`, { redirect }),
    finish: (code, browserKey) => client.post<OidcSession>(restPath`/auth/oidc/exchange`, { code, browserKey }),
  };
}
