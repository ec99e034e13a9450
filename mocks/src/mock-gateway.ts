import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express } from 'express';
import type { MockContext } from './mock-context.ts';
import { mockSchema, type MockSchemaOptions } from './mock-schema.ts';

async function contextOf({ req }: { req: express.Request }): Promise<MockContext> {
  const header = req.headers.authorization;
  return { token: header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null };
}

/** An application that serves the mocked schema on `/graphql`, with Apollo Sandbox for a browser. It does not listen. */
export async function createMockGateway(options: MockSchemaOptions = {}): Promise<Express> {
  const server = new ApolloServer<MockContext>({
    schema: mockSchema(options),
    introspection: true,
    plugins: [ApolloServerPluginLandingPageLocalDefault({ embed: true })],
  });
  await server.start();
  const app = express();
  app.use('/graphql', express.json(), expressMiddleware(server, { context: contextOf }));
  app.get('/', (_request, response) => response.redirect('/graphql'));
  return app;
}
