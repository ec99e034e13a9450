/** Globals pages take from Node.js: a router creates a `Request` with a signal, which jsdom lacks. */
const globalsOfNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

/** framer-motion listens with a signal; jsdom accepts only its own, so listeners with Node's are removed explicitly. */
function takeSignalsOfNode(prototype) {
  const { addEventListener } = prototype;
  prototype.addEventListener = function addWithNodeSignal(type, listener, options) {
    const signal = options?.signal;
    if (!signal) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return undefined;
    const { signal: _signal, ...rest } = options;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    return undefined;
  };
}

module.exports = { globalsOfNode, takeSignalsOfNode };
