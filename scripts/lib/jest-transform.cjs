const swc = require('@swc/jest');

/** Globals used by drawing and measuring in their innermost loops, which no test replaces. */
const globals = [
  'Array',
  'Float32Array',
  'Float64Array',
  'Int32Array',
  'Map',
  'Math',
  'Number',
  'Object',
  'Set',
  'String',
  'Uint8Array',
  'Uint32Array',
].join(', ');

/** Change this along with the code prefix, to invalidate Jest's cache. */
const version = '1';

/**
 * SWC transformer for Jest that binds globals as constants in each of our modules: Jest's sandbox resolves a global
 * through an interceptor on every access, which makes the pattern engine four times slower.
 */
module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      process(source, path, jest) {
        const result = transformer.process(source, path, jest);
        if (path.includes('/node_modules/')) return result;
        return {
          ...result,
          code: result.code.replace('"use strict";', `"use strict"; const { ${globals} } = globalThis;`),
        };
      },
      getCacheKey: (...about) => `${transformer.getCacheKey(...about)}-${version}`,
    };
  },
};
