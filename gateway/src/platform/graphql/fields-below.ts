import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * Returns the names of fields an operation may select at a path below the resolved field, including those in fragments
 * and under conditions.
 */
export function fieldsBelow(info: GraphQLResolveInfo, path: readonly string[]): ReadonlySet<string> {
  const [only, ...others] = info.fieldNodes;
  // Fields selected twice are merged per call, since the same field may be combined with others elsewhere.
  if (!only || others.length > 0) return namesAt(info, info.fieldNodes, path);
  const byPath = known.get(only) ?? new Map<string, ReadonlySet<string>>();
  known.set(only, byPath);
  const key = path.join('.');
  const names = byPath.get(key) ?? namesAt(info, [only], path);
  byPath.set(key, names);
  return names;
}

function namesAt(info: GraphQLResolveInfo, nodes: readonly FieldNode[], path: readonly string[]): ReadonlySet<string> {
  const below = nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(info, selectionSet) : []));
  const [next, ...rest] = path;
  if (next === undefined) return new Set(below.map(({ name }) => name.value));
  const onPath = below.filter(({ name }) => name.value === next);
  return namesAt(info, onPath, rest);
}

function fieldsIn(info: GraphQLResolveInfo, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    const inside = node.kind === Kind.INLINE_FRAGMENT ? node : info.fragments[node.name.value];
    return inside ? fieldsIn(info, inside.selectionSet) : [];
  });
}
