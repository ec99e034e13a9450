import graphql from '@graphql-eslint/eslint-plugin';

const language = { plugins: { '@graphql-eslint': graphql }, languageOptions: { parser: graphql.parser } };

export default [
  { ignores: ['**/dist*/**', '**/generated/**', '**/node_modules/**', 'scripts/gates/fixtures/**', '.data/**'] },
  {
    ...language,
    files: ['schema/*.graphql'],
    ignores: ['schema/schema.graphql'],
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        { types: true, FieldDefinition: true, EnumValueDefinition: true, InputValueDefinition: true },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
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
