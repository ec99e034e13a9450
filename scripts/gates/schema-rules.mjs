import { print } from 'graphql';

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);

/** Yields the violations of one field of `Mutation`. */
function* faultsOfMutation({ name, type, arguments: given = [] }) {
  const mutation = capitalized(name.value);
  if (print(type) !== `${mutation}Payload!`) yield `must answer with \`${mutation}Payload!\``;
  const inputs = given.map((each) => `${each.name.value}: ${print(each.type)}`).join(', ');
  if (given.length > 0 && inputs !== `input: ${mutation}Input!`)
    yield `must take \`input: ${mutation}Input!\` or nothing`;
}

/** Yields the violations in the `errors` of one payload. */
function* faultsOfPayload({ name, fields = [] }) {
  const errors = fields.find((field) => field.name.value === 'errors');
  const own = `[${name.value.replace(/Payload$/, 'Error')}!]!`;
  if (!errors || ![own, '[UserError!]!'].includes(print(errors.type))) yield `must have \`errors: ${own}\``;
}

const reporting = (faultsOf) => (context) => (node) => {
  for (const fault of faultsOf(node.rawNode())) {
    context.report({ node: node.name, message: `${node.name.value} ${fault}.` });
  }
};

const onMutations = 'ObjectTypeDefinition[name.value=Mutation], ObjectTypeExtension[name.value=Mutation]';

/** ESLint rules for the schema that compare names with one another. */
export const schemaRules = {
  rules: {
    'mutation-shape': {
      create: (context) => ({
        [`:matches(${onMutations}) > FieldDefinition`]: reporting(faultsOfMutation)(context),
        'ObjectTypeDefinition[name.value=/Payload$/]': reporting(faultsOfPayload)(context),
      }),
    },
  },
};
