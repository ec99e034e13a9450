import { registeredOperations } from '@halfdrop/schema/operations';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { executableSchema } from '../src/executable-schema.ts';
import { type FakeApis, fakeApis, problem } from './support/fake-apis.ts';
import { leastVariables } from './support/operation-variables.ts';
import { gatewayOver, signedIn, stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

const operations = Object.entries(registeredOperations).flatMap(([documentId, text]) =>
  parse(text).definitions.flatMap((node) => {
    // Subscriptions are answered with streams.
    if (node.kind !== Kind.OPERATION_DEFINITION || node.operation === OperationTypeNode.SUBSCRIPTION) return [];
    return [{ documentId, name: node.name?.value, variables: leastVariables(executableSchema, node) }];
  }),
);

/** An `Accept` value handled by the plan, and an equivalent one only Apollo handles. */
const json = { byPlan: { accept: '*/*' }, byApollo: { accept: '*/*, */*;q=0.5' } };
const ofTheClient = {
  byPlan: { accept: 'application/graphql-response+json' },
  byApollo: { accept: 'application/graphql-response+json, application/graphql-response+json;q=0.5' },
};

/** Fakes in which every call fails in one way. */
function failing(failure: () => Error): FakeApis {
  const fails = async () => {
    throw failure();
  };
  const apis = fakeApis().apisFor({ token: null, requestId: 'request-0001', clientAddress: null, userAgent: null });
  const answers: Record<string, Record<string, typeof fails>> = {};
  for (const [domain, calls] of Object.entries<object>({ ...apis }))
    answers[domain] = Object.fromEntries(Object.keys(calls).map((name) => [name, fails]));
  return answers;
}

async function gatewayWith(answers: FakeApis) {
  const { post, calls } = await gatewayOver(answers, { responseCacheBytes: 0 });
  return async (body: object, headers: Record<string, string>) => {
    const before = calls.length;
    const reply = await post(JSON.stringify(body), { 'x-request-id': 'request-0001', ...headers });
    const { date: _, ...told } = Object.fromEntries(reply.headers);
    const sent = calls.slice(before).map((call) => call.name);
    // The order of independent calls is not guaranteed.
    return { status: reply.status, headers: told, text: await reply.text(), calls: sent.toSorted() };
  };
}

const states: ReadonlyArray<readonly [state: string, failure: (() => Error) | null]> = [
  ['all is well', null],
  ['the api is down', () => problem(503, 'unavailable')],
  ['nothing is found', () => problem(404, 'not_found')],
  ['a rule is broken', () => problem(422, 'validation_failed', { errors: [{ path: 'email', message: 'Too long' }] })],
  ['a call is a bug of ours', () => new TypeError('secret')],
];

test.each(states)(
  'every operation of the web app is answered as by Apollo, to the byte, when %s',
  async (...[, failure]) => {
    const ask = await gatewayWith(failure ? failing(failure) : {});

    for (const [caller, { byPlan, byApollo }] of [[{}, ofTheClient] as const, [signedIn, json] as const]) {
      for (const { documentId, name, variables } of operations) {
        const body = { documentId, operationName: name, variables };
        const planned = await ask(body, { ...caller, ...byPlan });

        expect({ name, ...planned }).toEqual({ name, ...(await ask(body, { ...caller, ...byApollo })) });
        if (failure) continue;
        expect([name, planned.text.includes('"errors":[{"message"')]).toEqual([name, false]);
      }
    }
  },
);

test('variables that no operation takes are refused as by Apollo', async () => {
  const ask = await gatewayWith({});
  const { byPlan, byApollo } = ofTheClient;
  const wrong = [
    undefined,
    null,
    {},
    [],
    'text',
    { input: 5 },
    { slug: '\ud800' },
    { slug: { deep: 1 } },
    { limit: -1 },
  ];

  for (const [place, { documentId, name }] of operations.entries()) {
    // Every mistake is tried with more than a hundred operations.
    for (const variables of wrong.filter((_mistake, number) => (number + place) % 3 === 0)) {
      const planned = await ask({ documentId, variables }, byPlan);
      expect({ name, variables, ...planned }).toEqual({
        name,
        variables,
        ...(await ask({ documentId, variables }, byApollo)),
      });
    }
  }
});

test('D11 what members share with visitors is the same as what they read by themselves', async () => {
  const ask = await gatewayWith({});

  for (const { documentId, name, variables } of operations) {
    const own = `${registeredOperations[documentId]} `;
    const shared = await ask({ documentId, variables }, { ...signedIn, accept: '*/*' });
    const unshared = await ask({ query: own, variables }, { ...signedIn, accept: '*/*' });
    expect({ name, ...shared }).toEqual({ name, ...unshared });
  }
});
