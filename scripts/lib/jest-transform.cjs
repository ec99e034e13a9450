const swc = require('@swc/jest');

/**
 * What drawing and measuring reach for in their innermost loops. Nothing that a test puts something else in place of.
 */
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

/** Changes with what is written before the code, so that Jest's cache does. */
const version = '1';

/**
 * SWC's transformer for Jest, with globals as constants of each module of ours: Jest's sandbox looks a global up anew at
 * every use, through an interceptor, which makes the pattern engine four times slower than it is.
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
