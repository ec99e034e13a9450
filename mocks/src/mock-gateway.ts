import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { registeredOperations } from '@halfdrop/schema/operations';
import { sandboxPage } from '@halfdrop/schema/sandbox-page';
import express, { type Express, type Request, type RequestHandler, Router } from 'express';
import { homePreview } from './home-preview.ts';
import { type MockChoice, choiceOfCookies, cookieOfChoice, nameOfChoice, parseChoice } from './mock-choice.ts';
import type { MockContext } from './mock-context.ts';
import { mockSchema } from './mock-schema.ts';
import { mockStreams } from './mock-streams.ts';
import { mockRoles, sessionOfRole, shopOfRole } from './roles.ts';
import { scenarios, type Scenario } from './scenarios.ts';

function contextOf(header?: string): MockContext {
  return { token: header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null };
}

async function openShop({ role, scenario }: MockChoice): Promise<RequestHandler> {
  const schema = mockSchema({ ...shopOfRole(role), scenario });
  const server = new ApolloServer<MockContext>({
    schema,
    introspection: true,
    plugins: [sandboxPage()],
  });
  await server.start();
  const answer = expressMiddleware(server, { context: async ({ req }) => contextOf(req.headers.authorization) });
  return Router().use(mockStreams(schema, contextOf), answer);
}

/** Replaces the operation id sent by the web app with the text of the operation. */
const withText: RequestHandler = (request, _response, next) => {
  const id: unknown = request.body?.documentId;
  if (typeof id === 'string') request.body.query = registeredOperations[id];
  next();
};

/** Creates the registry of mocked shops requested by browsers, each with its accumulated state. */
function createShops() {
  const open = new Map<string, Promise<RequestHandler>>();
  const openAnew = (choice: MockChoice) => {
    const shop = openShop(choice);
    open.set(nameOfChoice(choice), shop);
    return shop;
  };
  return { openAnew, of: (choice: MockChoice) => open.get(nameOfChoice(choice)) ?? openAnew(choice) };
}

interface MockGatewayOptions {
  readonly scenario?: Scenario;
  readonly explorerFolder?: string;
}

/**
 * Creates an application that serves the mocked schema on `/graphql`, with Apollo Sandbox for browsers. It does not
 * listen. `/mock/state` returns and changes the role and the scenario of a browser; the payment page pays
 * automatically, and home page drafts are rendered as headings.
 * @param options `scenario`: the default for browsers without a choice; `explorerFolder`: the built explorer used when
 * Sandbox is unreachable
 */
export function createMockGateway({ scenario = 'default', explorerFolder }: MockGatewayOptions = {}): Express {
  const shops = createShops();
  const choiceOf = (request: Request): MockChoice =>
    choiceOfCookies(request.headers.cookie) ?? { role: 'visitor', scenario };
  const app = express();
  if (explorerFolder !== undefined) app.use('/graphql/explorer', express.static(explorerFolder));
  app.use('/graphql', express.json(), withText, (request, response, next) => {
    shops.of(choiceOf(request)).then((shop) => shop(request, response, next), next);
  });
  app.get('/mock/state', (request, response) => {
    response.json({ ...choiceOf(request), roles: mockRoles, scenarios });
  });
  app.post('/mock/state', express.json(), (request, response) => {
    const choice = parseChoice(request.body);
    if (!choice) return void response.status(422).json({ message: 'There is no such role or scenario.' });
    void shops.openAnew(choice);
    response.setHeader('set-cookie', cookieOfChoice(choice));
    response.json({ session: sessionOfRole(choice.role) });
  });
  app.post('/preview/home', express.json(), homePreview);
  app.get('/api/sandbox/pay/:sessionId', (request, response) => {
    response.redirect(`/order-confirmation?session_id=${encodeURIComponent(request.params.sessionId)}`);
  });
  app.get('/', (_request, response) => response.redirect('/graphql'));
  return app;
}
