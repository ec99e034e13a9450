import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse, visit } from 'graphql';
import { type CostMeter, createCostMeter, requireAllowed } from '../limits/operation-cost.ts';
import type { RequestContext } from '../request-context.ts';
import { contextWithResult } from './compiled-execution.ts';
import { compilePlan, type Plan } from './operation-plan.ts';
import type { ReplyTexts } from './reply-texts.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Compiled form of a registered operation, created on first use. */
interface Runnable {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly plan: Plan;
  /** True if some of its fields depend on the viewer. */
  readonly isPersonal: boolean;
}

/** An operation that a release of the web app sends by its identifier. */
export interface RegisteredOperation {
  readonly text: string;
  readonly runnable: Runnable;
}

/** Complete data, or the context with which Apollo must answer and report what went wrong. */
export type PlanOutcome = { readonly data: Record<string, unknown> } | { readonly apolloContext: RequestContext };

/** The web app's operations, each compiled once, so that none is parsed or validated per request. */
export class RegisteredOperations {
  readonly #byId = new Map<string, RegisteredOperation>();
  readonly #byText = new Map<string, RegisteredOperation>();
  readonly #costOf: CostMeter;

  /** @param texts documents valid against the schema, by identifier */
  constructor(schema: GraphQLSchema, texts: Readonly<Record<string, string>>) {
    this.#costOf = createCostMeter(schema);
    for (const [id, text] of Object.entries(texts)) {
      const operation = registered(schema, text);
      this.#byId.set(id, operation);
      this.#byText.set(text, operation);
    }
  }

  byId(id: string): RegisteredOperation | undefined {
    return this.#byId.get(id);
  }

  /** Looks up an operation by the hash in its generated document. */
  byHash(hash: string): RegisteredOperation | undefined {
    return this.#byId.get(`sha256:${hash}`);
  }

  byText(text: string): RegisteredOperation | undefined {
    return this.#byText.get(text);
  }

  /**
   * Runs an operation once. Apollo does not execute it again when given the outcome's context.
   * @param texts collects parts of the data that are already JSON; without it, all data is plain values
   */
  async run(
    { runnable }: RegisteredOperation,
    variables: Variables,
    context: RequestContext,
    texts?: ReplyTexts,
  ): Promise<PlanOutcome> {
    const { document, operation, plan } = runnable;
    if (!isAllowed(this.#costOf, { document, operation, variables })) return { apolloContext: context };
    const result = await plan(texts ? contextWithTexts(context, texts) : context, variables);
    if (!result) return { apolloContext: context };
    const { data, errors } = result;
    if (data && !errors) return { data };
    if (data) texts?.restoreIn(data);
    return { apolloContext: contextWithResult(context, result) };
  }
}

/** Inherited, so that only the plan sees them. */
function contextWithTexts(context: RequestContext, texts: ReplyTexts): RequestContext {
  return Object.setPrototypeOf({ texts }, context);
}

function isAllowed(...asked: Parameters<typeof requireAllowed>): boolean {
  try {
    requireAllowed(...asked);
    return true;
  } catch {
    return false;
  }
}

function registered(schema: GraphQLSchema, text: string): RegisteredOperation {
  let runnable: Runnable | undefined;
  return {
    text,
    get runnable() {
      return (runnable ??= runnableOf(schema, text));
    },
  };
}

/** @throws Error for a text that is not an operation of the schema */
function runnableOf(schema: GraphQLSchema, text: string): Runnable {
  const document = parse(text, { noLocation: true });
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const plan = compilePlan(schema, document);
  if (!operation || !plan) throw new Error(`A registered operation cannot be run: ${text.slice(0, 80)}`);
  return { document, operation, plan, isPersonal: isPersonal(document) };
}

/** By convention, viewer-dependent fields of shared types have names beginning with `viewer`. */
function isPersonal(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, { Field: ({ name }) => void (isFound ||= name.value.startsWith('viewer')) });
  return isFound;
}
