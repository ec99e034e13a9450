import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { exampleDocument } from '@halfdrop/schema/examples';
import { GraphiQL } from 'graphiql';
import { parse, print } from 'graphql';
import { createRoot } from 'react-dom/client';

interface Question {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

async function ask(question: Question, options?: { readonly headers?: Readonly<Record<string, unknown>> }) {
  const given = Object.entries(options?.headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...Object.fromEntries(given) },
    body: JSON.stringify(question),
  });
  return answer.json();
}

const isInsteadOfSandbox = new URLSearchParams(location.search).has('offline');
const why = isInsteadOfSandbox
  ? 'Apollo Sandbox cannot be reached from here: this explorer needs no internet.'
  : 'This explorer needs no internet.';

/** One example per tab: a document with several would ask which one to run. */
const tabs = parse(exampleDocument).definitions.map((operation) => ({ query: print(operation), headers: '{}' }));

const root = document.getElementById('explorer');
if (!root) throw new Error('The page has no #explorer');
createRoot(root).render(
  <>
    <p role="status">{why}</p>
    <GraphiQL fetcher={ask} defaultTabs={tabs}>
      <GraphiQL.Logo>
        <h1>Halfdrop</h1>
      </GraphiQL.Logo>
    </GraphiQL>
  </>,
);
