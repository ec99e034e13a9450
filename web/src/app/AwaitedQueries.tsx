import { ObservableQuery } from '@apollo/client';
import { getApolloContext, type InternalTypes } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import { type ReactNode, use, useContext, useMemo } from 'react';
import { filter, firstValueFrom } from 'rxjs';

interface AwaitedQueriesProps {
  readonly children: ReactNode;
}

const ApolloContext = getApolloContext();

type UseQuery = Parameters<NonNullable<InternalTypes.HookWrappers['useQuery']>>[0];

/**
 * While a page is rendered on the server, whoever asks for data is rendered once it is there, and nothing else twice:
 * Apollo by itself renders the whole page again for each round of questions.
 */
export function AwaitedQueries({ children }: AwaitedQueriesProps) {
  const context = useContext(ApolloContext);
  const awaiting = useMemo(() => {
    const onServer = context[wrapperSymbol]?.useQuery;
    const useQuery = onServer && ((original: UseQuery) => awaitedQuery(onServer(original)));
    return useQuery ? { ...context, [wrapperSymbol]: { useQuery } } : context;
  }, [context]);
  return <ApolloContext value={awaiting}>{children}</ApolloContext>;
}

/** The same promise each time that a part is tried again. */
const answers = new WeakMap<ObservableQuery, Promise<unknown>>();

/** A proxy has the type of the hook, whose many signatures nobody has to repeat. */
const awaitedQuery = (hook: UseQuery): UseQuery => new Proxy(hook, { apply: useAwaited });

function useAwaited(useQuery: UseQuery, self: unknown, given: unknown[]): unknown {
  const found: unknown = Reflect.apply(useQuery, self, given);
  const query = queryOf(found);
  if (!query?.getCurrentResult().loading) return found;
  use(answerOf(query));
  return Reflect.apply(useQuery, self, given);
}

function answerOf(query: ObservableQuery): Promise<unknown> {
  const answer = answers.get(query) ?? firstValueFrom(query.pipe(filter(({ loading }) => !loading)));
  answers.set(query, answer);
  return answer;
}

/** What is asked; undefined for a question that is not for the server, whose property throws when it is read. */
function queryOf(found: unknown): ObservableQuery | undefined {
  const query: unknown = Object.getOwnPropertyDescriptor(found, 'observable')?.value;
  return query instanceof ObservableQuery ? query : undefined;
}
