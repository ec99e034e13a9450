import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { registeredOperation } from './registered-operation.js';

const unmasking = /,"directives":\[\{"kind":"Directive","name":\{"kind":"Name","value":"unmask"\}\}\]/g;

/** Adds to each operation the hash under which the gateway knows it. */
const unstable_onExecutableDocumentNode = ({ definitions }) => ({ hash: registeredOperation(definitions).hash });

/** Writes the documents of `typed-document-node` without `@unmask`, which only their types depend on. */
export const plugin = async (schema, documents, config, info) => {
  const output = await typedDocuments(schema, documents, { ...config, unstable_onExecutableDocumentNode }, info);
  return { ...output, content: output.content.replaceAll(unmasking, '') };
};
