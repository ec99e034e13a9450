import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { registeredOperation } from './registered-operation.js';

const unmasking = /,"directives":\[\{"kind":"Directive","name":\{"kind":"Name","value":"unmask"\}\}\]/g;

/** Each operation carries the hash under which the gateway knows it. */
const unstable_onExecutableDocumentNode = ({ definitions }) => ({ hash: registeredOperation(definitions).hash });

/** The documents of `typed-document-node` without `@unmask`, which their types alone are made of. */
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocuments(schema, documents, { ...config, unstable_onExecutableDocumentNode }, info);
  return { ...output, content: output.content.replaceAll(unmasking, '') };
};
