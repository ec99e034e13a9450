import {
  type FieldNode,
  getNamedType,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  isObjectType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { ByteLru } from '../http/byte-lru.ts';
import type { ReplyTexts } from './reply-texts.ts';

/** An item as received from the API, and as an operation selects it. */
interface WrittenItem {
  readonly item: Buffer;
  readonly json: Buffer;
}

/** Writes a REST item as an operation selects it; null if that requires data beyond the item. */
type WriteItem = (item: Buffer) => Buffer | null;

/** Context for writing the items of a field. */
interface ItemWriter {
  /** Response key of the list. */
  readonly key: string;
  readonly write: WriteItem;
}

const MAX_BYTES = 16 * 1024 * 1024;
/** Overhead of a cache entry in bytes. */
const ENTRY_BYTES = 200;
/** Number of leading bytes of an item that contain its id. */
const BEGINNING_BYTES = 48;

const [OPENING, COMMA, CLOSING] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

const written = new ByteLru<WrittenItem>(MAX_BYTES);
const writers = new WeakMap<FieldNode, ItemWriter | null>();
let count = 0;

/**
 * Answers a list field with JSON texts. Items whose bytes are unchanged since last time are neither parsed nor resolved
 * again. Returns false if they must be resolved.
 * @param items JSON of each item, starting with its id
 */
export function writeItems(
  texts: ReplyTexts,
  info: GraphQLResolveInfo,
  field: string,
  items: readonly Buffer[],
): boolean {
  const writer = writerFor(info, field);
  if (!writer || info.path.prev) return false;
  const pieces: Buffer[] = [];
  for (const item of items) {
    const json = writer.write(item);
    if (!json) return false;
    pieces.push(pieces.length === 0 ? OPENING : COMMA, json);
  }
  pieces.push(CLOSING);
  texts.add([String(info.path.key), writer.key], pieces);
  return true;
}

function writerFor(info: GraphQLResolveInfo, field: string): ItemWriter | null {
  const [node, ...others] = info.fieldNodes;
  if (!node || others.length > 0) return null;
  let writer = writers.get(node);
  if (writer === undefined) {
    writer = itemWriter(info, node, field);
    writers.set(node, writer);
  }
  return writer;
}

function itemWriter(info: GraphQLResolveInfo, { selectionSet }: FieldNode, field: string): ItemWriter | null {
  const page = getNamedType(info.returnType);
  const type = isObjectType(page) ? page.getFields()[field]?.type : undefined;
  const list = selectionSet?.selections.filter((node) => node.kind !== Kind.FIELD || node.name.value === field);
  const [only, ...others] = list ?? [];
  if (!type || others.length > 0 || only?.kind !== Kind.FIELD || !only.selectionSet) return null;
  if (only.directives?.length || !isSameForAll(only.selectionSet, info)) return null;
  const write = planOf(info, getNamedType(type), only.selectionSet);
  return write && { key: only.alias?.value ?? field, write: remembered(write) };
}

/** Checks whether a selection depends on neither variables nor the caller. */
function isSameForAll(selections: SelectionSetNode, { fragments }: Pick<GraphQLResolveInfo, 'fragments'>): boolean {
  let isSame = true;
  visit(selections, {
    Variable: () => void (isSame = false),
    Field: ({ name }) => void (isSame &&= !name.value.startsWith('viewer')),
    FragmentSpread({ name }) {
      const fragment = fragments[name.value];
      isSame &&= fragment !== undefined && isSameForAll(fragment.selectionSet, { fragments });
    },
  });
  return isSame;
}

function planOf(
  { fragments }: GraphQLResolveInfo,
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode,
): WriteItem | null {
  const query = new GraphQLObjectType({ name: 'WrittenItem', fields: { item: { type } } });
  const selections = [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'item' }, selectionSet }] as const;
  const operation = {
    selectionSet: { kind: Kind.SELECTION_SET, selections },
    operation: OperationTypeNode.QUERY,
  } as const;
  const compiled = compileQuery(new GraphQLSchema({ query, assumeValid: true }), {
    kind: Kind.DOCUMENT,
    definitions: [{ kind: Kind.OPERATION_DEFINITION, ...operation }, ...Object.values(fragments)],
  });
  if (!isCompiledQuery(compiled)) return null;
  return (bytes) => {
    const result = compiled.query({ item: parsed(bytes) }, undefined, {});
    if ('then' in result || result.errors || !result.data?.['item']) return null;
    return Buffer.from(JSON.stringify(result.data['item']));
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function remembered(write: WriteItem): WriteItem {
  count += 1;
  const mark = String(count);
  return (item) => {
    const key = item.toString('latin1', 0, BEGINNING_BYTES) + mark;
    const known = written.peek(key);
    if (known?.item.equals(item)) return known.json;
    const json = write(item);
    // Copied, since the item is a slice of a reply that would otherwise be retained as a whole.
    if (json) written.set(key, { item: Buffer.from(item), json }, item.length + json.length + ENTRY_BYTES);
    return json;
  };
}
