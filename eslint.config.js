import graphql from '@graphql-eslint/eslint-plugin';
import { schemaRules } from './scripts/gates/schema-rules.mjs';

const VERBS = /^(calculate|check|fetch|find|get|list|load|preview|read|search|show|validate|verify)(?=[A-Z]|$)/;
const BRITISH = /catalogue|colour|licence/i;

/** Returns a naming rule for everything of one type, required or not. */
const typed = (type, rule, kinds = ['FieldDefinition', 'InputValueDefinition']) =>
  Object.fromEntries(
    kinds.flatMap((kind) => [
      [`${kind}[gqlType.name.value=${type}]`, rule],
      [`${kind}[gqlType.gqlType.name.value=${type}]`, rule],
    ]),
  );

const language = { plugins: { '@graphql-eslint': graphql }, languageOptions: { parser: graphql.parser } };

export default [
  { ignores: ['**/dist*/**', '**/generated/**', '**/node_modules/**', 'scripts/gates/fixtures/**', '.data/**'] },
  {
    ...language,
    plugins: { ...language.plugins, schema: schemaRules },
    files: ['schema/*.graphql'],
    ignores: ['schema/schema.graphql'],
    rules: {
      'schema/mutation-shape': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ObjectTypeDefinition, ObjectTypeExtension)[name.value=Query] > FieldDefinition[gqlType.kind=NonNullType]',
          message: 'A field of Query costs a call upstream: it must be nullable.',
        },
      ],
      '@graphql-eslint/require-description': [
        'error',
        { types: true, FieldDefinition: true, EnumValueDefinition: true, InputValueDefinition: true },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: { style: 'camelCase', forbiddenPatterns: [BRITISH, /Cents?$/] },
          InputValueDefinition: { style: 'camelCase', forbiddenPatterns: [BRITISH, /Cents?$/] },
          EnumValueDefinition: 'UPPER_CASE',
          'FieldDefinition[parent.name.value=Query]': {
            forbiddenPatterns: [VERBS],
          },
          ...typed('Boolean', { requiredPattern: /^(is|has|can|viewer(Is|Has|Can))(?=[A-Z])/ }),
          ...typed('DateTime', { requiredSuffixes: ['At'] }),
          ...typed('ID', { requiredPattern: /^id$|Id$/ }, ['InputValueDefinition']),
        },
      ],
      '@graphql-eslint/unique-type-names': 'error',
    },
  },
  {
    ...language,
    files: ['web/src/**/*.graphql'],
    rules: {
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/known-directives': 'error',
      '@graphql-eslint/known-fragment-names': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/provided-required-arguments': 'error',
      '@graphql-eslint/scalar-leafs': 'error',
      '@graphql-eslint/value-literals-of-correct-type': 'error',
      '@graphql-eslint/variables-in-allowed-position': 'error',
      '@graphql-eslint/require-selections': 'error',
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 8 }],
      '@graphql-eslint/lone-executable-definition': 'error',
      '@graphql-eslint/no-anonymous-operations': 'error',
    },
  },
];
