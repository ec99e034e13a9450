import { buildSchema, findBreakingChanges } from 'graphql';

/** Change messages of GraphQL.js, with the schema coordinate they refer to. */
const sayings = [
  [/^(\w+) was removed from (?:enum|union) type (\w+)/, '$2.$1'],
  [/^(?:A )?required (?:arg|argument|field) (\w+) on (?:input type )?([\w.]+) was added/i, '$2.$1'],
  [/^(\w+\.\w+)(?: arg)? (\w+) (?:was removed|has changed type)/, '$1.$2'],
  [/^([\w.]+) /, '$1'],
];

/**
 * Returns the breaking changes of the schema.
 * @param {string} before the printed schema
 * @param {string} after
 * @returns {{ subject: string, text: string }[]} `subject`: what is affected, such as `Asset.sku`
 */
export function schemaBreaks(before, after) {
  return (
    findBreakingChanges(buildSchema(before), buildSchema(after))
      // Removing a scalar that is no longer used breaks nothing by itself.
      .filter(({ description }) => !description.startsWith('Standard scalar'))
      .map(({ description }) => ({ subject: subjectOf(description), text: `Schema: ${description}` }))
  );
}

function subjectOf(description) {
  const saying = sayings.find(([pattern]) => pattern.test(description));
  if (!saying) return description;
  const [pattern, coordinate] = saying;
  return pattern.exec(description)[0].replace(pattern, coordinate);
}
