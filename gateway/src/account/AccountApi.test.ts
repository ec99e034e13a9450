import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiServer, stopServers } from '../../test/support/fake-api-server.ts';
import { restUser } from '../../test/support/fixtures.ts';
import { listeningGateway, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  await once(request, 'end');
  return Buffer.concat(parts).toString();
}

interface Seen {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts a gateway in front of an API that answers every call with a new session and records what it received. */
async function gatewayBefore() {
  const seen: Seen[] = [];
  const session = { token: 'token-1', user: restUser(), deviceToken: 'device-1' };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    seen.push({ url: request.url, headers: request.headers, body: await bodyOf(request) });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: session }));
  };
  const api = await apiServer((request, response) => void answer(request, response));
  const { url } = await listeningGateway({ apiUrl: api.url });
  const send = (query: string, headers = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  return { url, seen, send };
}

const person = 'name: "Ada Weaver", username: "ada_weaver", email: "ada@example.com", password: "correct-horse"';

test('EN-03 E-28 a registration always sends the role user', async () => {
  const { seen, send } = await gatewayBefore();
  await send(`mutation { register(input: { ${person} }) { token } }`);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    name: 'Ada Weaver',
    username: 'ada_weaver',
    email: 'ada@example.com',
    password: 'correct-horse',
    role: 'user',
  });
});

test('EN-03 E7 a registration that asks for another role is refused before any call', async () => {
  const { seen, send } = await gatewayBefore();
  const reply = await send(`mutation { register(input: { ${person}, role: "admin" }) { token } }`);
  expect(reply.status).toBe(400);
  expect(seen).toEqual([]);
});

test('E-27 E4 a sign-in sends email and password, and the device by its own words', async () => {
  const { seen, send } = await gatewayBefore();
  await send('mutation { login(input: { email: "ada@example.com", password: "correct-horse" }) { token } }', {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'ada@example.com', password: 'correct-horse' });
  expect(seen[0]?.headers['user-agent']).toBe('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
});

test('E-12 a picture reaches the api as the browser sent it', async () => {
  const { url, seen } = await gatewayBefore();
  const body = new FormData();
  body.set('imageFile', new Blob(['a picture'], { type: 'image/png' }), 'me.png');
  await fetch(`${url}/api/auth/profile/upload`, { method: 'POST', body, headers: { authorization: 'Bearer t' } });

  const [sent] = seen;
  expect(sent?.url).toBe('/api/auth/profile/upload');
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.headers.authorization).toBe('Bearer t');
  expect(sent?.body).toMatch(/name="imageFile"; filename="me.png"[\s\S]*a picture/);
});
