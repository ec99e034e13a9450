const { default: createCache } = require('../../node_modules/@emotion/cache/dist/emotion-cache.browser.cjs.js');

/**
 * Writes styles beside the page. On the page, jsdom would match every rule that any test has written with every element
 * that is asked for by its role: a fifth of what the tests take. It has no layout, and no test asks for a style.
 */
module.exports = (options) => createCache({ container: document.createElement('head'), ...options });
