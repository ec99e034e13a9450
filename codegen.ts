import type { CodegenConfig } from '@graphql-codegen/cli';

const common = {
  scalars: { ID: 'string', DateTime: 'string', IdempotencyKey: 'string', MinorUnits: 'number' },
  strictScalars: true,
  useTypeImports: true,
  importExtension: '.ts' as const,
};

/** Operations, and the directives that only the client knows. */
const operations = { documents: 'web/src/**/*.graphql', schema: 'codegen/client-directives.graphql' };

/** GraphQL types that stand on a REST type, so that a resolver is checked against both ends. */
const mappers = {
  StaffMember: '../generated/rest.ts#StaffMember as RestStaffMember',
  AuditLine: '../generated/rest.ts#AuditLine as RestAuditLine',
  Asset: '../catalog/asset-model.ts#AssetModel',
  AssetSuggestion: '../generated/rest.ts#Suggestion as RestSuggestion',
  Category: '../catalog/category-model.ts#CategoryModel',
  ShopCollection: '../generated/rest.ts#ShopCollection as RestShopCollection',
  Designer: '../designers/designer-model.ts#DesignerModel',
  DesignerCollection: '../generated/rest.ts#DesignerCollection as RestDesignerCollection',
  DesignerShare: '../generated/rest.ts#DesignerShare as RestDesignerShare',
  Studio: '../generated/rest.ts#Studio as RestStudio',
  StudioApplication: '../generated/rest.ts#StudioApplication as RestStudioApplication',
  Notice: '../generated/rest.ts#Notice as RestNotice',
  StudioInbox: '../generated/rest.ts#StudioInbox as RestStudioInbox',
  Payout: '../generated/rest.ts#Payout as RestPayout',
  StudioPayouts: '../generated/rest.ts#StudioPayouts as RestStudioPayouts',
  AssetChange: '../generated/rest.ts#AssetChange as RestAssetChange',
  SaidOfPattern: '../generated/rest.ts#SaidOfPattern as RestSaidOfPattern',
  StudioAsset: '../generated/rest.ts#StudioAsset as RestStudioAsset',
  StudioPattern: '../generated/rest.ts#StudioPattern as RestStudioPattern',
  StudioCollection: '../generated/rest.ts#StudioCollection as RestStudioCollection',
  Submission: '../generated/rest.ts#Submission as RestSubmission',
  SubmissionReview: '../generated/rest.ts#SubmissionReview as RestSubmissionReview',
  Preview: '../generated/rest.ts#Preview as RestPreview',
  ProductionFile: '../generated/rest.ts#ProductionFile as RestProductionFile',
  User: '../generated/rest.ts#User as RestUser',
  License: '../generated/rest.ts#License as RestLicense',
  Cart: '../generated/rest.ts#Cart as RestCart',
  CartItem: '../generated/rest.ts#CartItem as RestCartItem',
  Order: '../generated/rest.ts#Order as RestOrder',
  RoyaltyLine: '../generated/rest.ts#RoyaltyLine as RestRoyaltyLine',
  RoyaltyStatement: '../generated/rest.ts#RoyaltyStatement as RestRoyaltyStatement',
  OrderItem: '../generated/rest.ts#OrderItem as RestOrderItem',
  AdminOrder: '../generated/rest.ts#AdminOrder as RestAdminOrder',
  AdminOrderItem: '../generated/rest.ts#AdminOrderItem as RestAdminOrderItem',
  OrderFacts: '../generated/rest.ts#OrderFacts as RestOrderFacts',
  OrderStep: '../generated/rest.ts#OrderStep as RestOrderStep',
  AdminCoupon: '../generated/rest.ts#AdminCoupon as RestAdminCoupon',
  CouponUse: '../generated/rest.ts#CouponUse as RestCouponUse',
  Refund: '../generated/rest.ts#Refund as RestRefund',
  Certificate: '../generated/rest.ts#Certificate as RestCertificate',
  Download: '../generated/rest.ts#Download as RestDownload',
  DownloadLink: '../generated/rest.ts#DownloadLink as RestDownloadLink',
  DownloadQuota: '../generated/rest.ts#DownloadQuota as RestDownloadQuota',
  Entitlement: '../generated/rest.ts#Entitlement as RestEntitlement',
  FormatState: '../generated/rest.ts#FormatState as RestFormatState',
  Plan: '../generated/rest.ts#Plan as RestPlan',
  PlanChangePreview: '../generated/rest.ts#PlanChangePreview as RestPlanChangePreview',
  PlanSubscription: '../generated/rest.ts#Subscription as RestSubscription',
  Price: '../generated/rest.ts#Price as RestPrice',
  EarlyAccessError: '../platform/payload-errors.ts#PayloadError as PayloadError',
  PlanChangedError: '../subscriptions/plan-changed-error.ts#PlanChangedModel',
  TotalChangedError: '../platform/payload-errors.ts#PayloadError as PayloadError',
  VersionConflictError: '../platform/payload-errors.ts#PayloadError as PayloadError',
  SubscriptionSession: '../generated/rest.ts#SubscriptionSession as RestSubscriptionSession',
};

const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/schema.graphql'],
  emitLegacyCommonJSImports: false,
  generates: {
    'schema/schema.graphql': { plugins: ['./codegen/printed-schema.js'] },
    'schema/src/generated/type-defs.ts': { plugins: ['./codegen/type-defs.js'] },
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        enumsAsTypes: true,
        contextType: '../platform/request-context.ts#RequestContext',
        mappers,
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
      },
    },
    'schema/src/generated/operations.ts': { ...operations, plugins: ['./codegen/operation-manifest.js'] },
    'mocks/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...common,
        enumsAsTypes: true,
        avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
        contextType: '../mock-context.ts#MockContext',
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
      },
    },
    'web/src/generated/possible-types.ts': { ...operations, plugins: ['./codegen/possible-types.js'] },
    'web/src/generated/types.ts': {
      ...operations,
      plugins: ['typescript-operations'],
      config: { ...common, enumType: 'string-literal', generateOperationTypes: false },
    },
    'web/src/': {
      ...operations,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/types.ts' },
      plugins: ['typescript-operations', './codegen/typed-documents.js', './codegen/react-apollo-v4.js'],
      config: {
        ...common,
        enumType: 'string-literal',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        optimizeDocumentNode: true,
        documentMode: 'documentNodeImportFragments',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
