import type { RequestHandler } from 'express';
import { type GraphQLSchema, getOperationAST, OperationTypeNode, parse, subscribe } from 'graphql';
import type { MockContext } from './mock-context.ts';

const BOUNDARY = '\r\n--graphql';

function partOf(content: object): string {
  return `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(content)}${BOUNDARY}`;
}

/** Serves subscriptions as the gateway does; passes everything else to the next handler. */
export function mockStreams(schema: GraphQLSchema, contextOf: (authorization?: string) => MockContext): RequestHandler {
  return async (request, response, next) => {
    const { query, variables } = request.body ?? {};
    if (!request.headers.accept?.includes('subscriptionSpec') || typeof query !== 'string') return next();
    const document = parse(query);
    if (getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION) return next();
    const contextValue = contextOf(request.headers.authorization);
    const results = await subscribe({ schema, document, variableValues: variables ?? {}, contextValue });
    if (!(Symbol.asyncIterator in results)) return void response.json(results);
    response.writeHead(200, { 'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0' });
    response.write(BOUNDARY);
    const heartbeat = setInterval(() => response.write(partOf({})), 5000);
    response.once('close', () => {
      clearInterval(heartbeat);
      void results.return(undefined);
    });
    for await (const payload of results) response.write(partOf({ payload }));
    response.end('--\r\n');
  };
}
