const { default: createCache } = require('../../node_modules/@emotion/cache/dist/emotion-cache.browser.cjs.js');

/**
 * Writes styles outside the document. Inside it, jsdom would match every rule of every test against each element
 * queried by role, a fifth of the run time. There is no layout, and no test checks a style.
 */
module.exports = (options) => createCache({ container: document.createElement('head'), ...options });
