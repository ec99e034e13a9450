import type { CodegenConfig } from '@graphql-codegen/cli';

const common = {
  scalars: { ID: 'string', DateTime: 'string' },
  strictScalars: true,
  useTypeImports: true,
  importExtension: '.ts' as const,
};

const documents = 'web/src/**/*.graphql';

/** GraphQL types that stand on a REST type, so that a resolver is checked against both ends. */
const mappers = {
  Asset: '../generated/rest.ts#Asset',
  AssetSuggestion: '../generated/rest.ts#Suggestion',
  Category: '../generated/rest.ts#Category',
  Designer: '../generated/rest.ts#DesignerSummary',
  Preview: '../generated/rest.ts#Preview',
  ProductionFile: '../generated/rest.ts#ProductionFile',
  User: '../generated/rest.ts#User',
  Cart: '../generated/rest.ts#Cart',
  CartItem: '../generated/rest.ts#CartItem',
  Order: '../generated/rest.ts#Order',
  OrderItem: '../generated/rest.ts#OrderItem',
  Entitlement: '../generated/rest.ts#Entitlement',
  Price: '../generated/rest.ts#Price',
};

const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/schema.graphql'],
  emitLegacyCommonJSImports: false,
  generates: {
    'schema/schema.graphql': { plugins: ['./codegen/printed-schema.js'] },
    'schema/src/generated/type-defs.ts': { plugins: ['./codegen/type-defs.js'] },
    'schema/src/generated/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3, useExplicitTyping: true },
    },
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        enumsAsTypes: true,
        contextType: '../platform/context.ts#GatewayContext',
        mappers,
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
      },
    },
    'mocks/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        enumsAsTypes: true,
        contextType: '../mock-context.ts#MockContext',
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
      },
    },
    'web/src/generated/types.ts': {
      documents,
      plugins: ['typescript-operations'],
      config: { ...common, enumType: 'string-literal', generateOperationTypes: false },
    },
    'web/src/': {
      documents,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/types.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen/react-apollo-v4.js'],
      config: {
        ...common,
        enumType: 'string-literal',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        optimizeDocumentNode: true,
        documentMode: 'documentNodeImportFragments',
      },
    },
  },
};

export default config;
