// A local OpenID Connect issuer for tests, as a process because the package is ESM only. The login_hint holds the
// user's claims as JSON; nobody is prompted.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [, , clientId, clientSecret, redirectUri, emailIn] = process.argv;

const people = new Map();

const server = createServer((_request, response) => response.end());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google includes the email address in the ID token; others only return it from the userinfo endpoint.
    conformIdTokenClaims: emailIn === 'userinfo',
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => people.get(id) }),
    loadExistingGrant: async (context) => {
      const { client, session, provider: own } = context.oidc;
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    void (request.url.startsWith('/sign-in/') ? signIn(request, response) : answer(request, response));
  });
  console.log(issuer);

  async function signIn(request, response) {
    const { params } = await provider.interactionDetails(request, response);
    const person = params.login_hint === undefined ? null : JSON.parse(params.login_hint);
    if (person) people.set(person.sub, person);
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'The person said no.' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
});
