import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';

const unmasking = /,"directives":\[\{"kind":"Directive","name":\{"kind":"Name","value":"unmask"\}\}\]/g;

/** The documents of `typed-document-node` without `@unmask`, which their types alone are made of. */
export const plugin = async (...given) => {
  const output = await typedDocuments(...given);
  return { ...output, content: output.content.replaceAll(unmasking, '') };
};
