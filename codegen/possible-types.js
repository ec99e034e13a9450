import { isAbstractType, visit } from 'graphql';

/**
 * Writes what Apollo's cache has to know of interfaces and unions: the types behind each one that an operation or
 * fragment is written on, or one of whose types it tells apart. The browser loads it with every page, so that all others
 * are left out.
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
    // One text is shorter than a list of texts.
    return `  ${type.name}: '${names.toSorted().join(' ')}'.split(' '),\n`;
  });
  return `/** The types behind each interface and union that an operation is written on. */\nexport const possibleTypes: Record<string, string[]> = {\n${entries.join('')}};\n`;
};
