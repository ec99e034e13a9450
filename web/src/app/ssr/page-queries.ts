import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  NetworkStatus,
  type OperationVariables,
} from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import { canonicalStringify } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { use } from 'react';
import { firstValueFrom } from 'rxjs';
import { keepPartialAnswers, makeCache } from '#lib/apollo.ts';
import { AnswerNormalizer, type NormalizedState } from './answer-normalizer.ts';

/** Query options that matter on the server. */
interface QueryOptions {
  readonly variables?: OperationVariables;
  readonly skip?: boolean;
  readonly ssr?: boolean;
  readonly fetchPolicy?: string;
  readonly errorPolicy?: string;
}

interface Answer {
  readonly data?: Record<string, unknown> | null | undefined;
  readonly error?: unknown;
}

const cache = makeCache();
const normalizer = new AnswerNormalizer(cache.policies);

/** For components that hold on to a client but use it only in the browser. It has no data and sends nothing. */
const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });

const notHere = () => {
  throw new Error('While a page is rendered on the server, a query is asked once');
};
const acts = {
  client,
  refetch: notHere,
  fetchMore: notHere,
  subscribeToMore: notHere,
  updateQuery: notHere,
  startPolling: notHere,
  stopPolling: notHere,
};
const notAsked = { ...acts, data: undefined, loading: false, networkStatus: NetworkStatus.ready };
const leftToBrowser = { ...acts, data: undefined, loading: true, networkStatus: NetworkStatus.loading };
const unknownFragment = { data: {}, dataState: 'partial', complete: false };

type AnswerOf = (query: DocumentNode, variables: OperationVariables) => Promise<Answer>;

/** Replacements for Apollo's hooks. Typed as `object` because they return only part of what those do. */
function hooksOver(answerOf: AnswerOf): object {
  function useQuery(query: DocumentNode, options: QueryOptions | typeof skipToken = {}) {
    if (options === skipToken || options.skip || options.fetchPolicy === 'standby') return notAsked;
    const { ssr, fetchPolicy, variables = {}, errorPolicy } = options;
    if (ssr === false || fetchPolicy === 'no-cache') return leftToBrowser;
    const { data, error } = use(answerOf(query, variables));
    if (error === undefined) return { ...notAsked, data, variables };
    const part = errorPolicy === 'all' ? (data ?? undefined) : undefined;
    return { ...notAsked, data: part, error, networkStatus: NetworkStatus.error, variables };
  }
  return { [wrapperSymbol]: { useQuery: () => useQuery, useFragment: () => () => unknownFragment } };
}

/**
 * The queries of one page. A component that runs a query suspends until the result is in while the others go on, so
 * each part of a page is rendered once. There is no cache to watch, as results never change.
 */
export class PageQueries {
  /** Initial state of the browser's cache. */
  readonly state: NormalizedState = {};
  /** Value for Apollo's context during rendering; its hooks replace Apollo's own. */
  readonly context: { readonly client: ApolloClient };
  readonly #link: ApolloLink;
  readonly #answers = new Map<DocumentNode, Map<string, Promise<Answer>>>();

  constructor(link: ApolloLink) {
    this.#link = keepPartialAnswers.concat(link);
    const hooks = hooksOver((query, variables) => this.#answerOf(query, variables));
    this.context = { client, ...hooks };
  }

  #answerOf(query: DocumentNode, variables: OperationVariables): Promise<Answer> {
    const answers = this.#answers.get(query) ?? new Map<string, Promise<Answer>>();
    this.#answers.set(query, answers);
    const key = canonicalStringify(variables);
    const known = answers.get(key);
    if (known) return known;
    const answer = this.#ask(query, variables).catch((error: unknown) => ({ error }));
    answers.set(key, answer);
    return answer;
  }

  async #ask(query: DocumentNode, variables: OperationVariables): Promise<Answer> {
    const request = { query: cache.transformDocument(query), variables };
    const answer = await firstValueFrom(ApolloLink.execute(this.#link, request, { client }));
    const { data, errors } = answer;
    if (!errors) {
      if (data) normalizer.add(this.state, request.query, variables, data);
      return { data };
    }
    // The browser refetches fields that failed.
    const failed = new Set(errors.map(({ path }) => path?.[0]));
    const had = Object.entries(data ?? {}).filter(([key, value]) => value !== null || !failed.has(key));
    normalizer.add(this.state, request.query, variables, Object.fromEntries(had));
    return { data, error: new CombinedGraphQLErrors(answer) };
  }
}
