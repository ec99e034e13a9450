import { isAbstractType, visit } from 'graphql';

/**
 * Writes the interface and union types known to Apollo's cache: the possible types of each one that an operation or
 * fragment is defined on, or whose types it distinguishes. Every page of the browser loads it, so all others are
 * omitted.
 */
export const plugin = (schema, documents) => {
  /** @type {Set<string>} */
  const conditions = new Set();
  const note = ({ typeCondition }) => void (typeCondition && conditions.add(typeCondition.name.value));
  for (const { document } of documents) visit(document, { FragmentDefinition: note, InlineFragment: note });
  const abstracts = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const isTold = (type) =>
    conditions.has(type.name) || schema.getPossibleTypes(type).some(({ name }) => conditions.has(name));
  const entries = abstracts.filter(isTold).map((type) => {
    const names = schema.getPossibleTypes(type).map(({ name }) => name);
    // One string is shorter than a list of strings.
    return `  ${type.name}: '${names.toSorted().join(' ')}'.split(' '),\n`;
  });
  return `/** The types behind each interface and union that an operation is written on. */\nexport const possibleTypes: Record<string, string[]> = {\n${entries.join('')}};\n`;
};
