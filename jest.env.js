import { TestEnvironment } from 'jest-environment-jsdom';

const nodeGlobals = [
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

/**
 * For a test file that replaces modules or lets its page run scripts: a page and modules of its own. It is
 * jsdom with Node's own fetch family. React Router builds a `Request` with a signal and framer-motion passes one to
 * `addEventListener`; jsdom accepts only signals of its own, so listeners with Node's signal are detached by hand.
 */
export default class JsdomWithNodeFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of nodeGlobals) this.global[name] = globalThis[name];
    // Addresses without an origin are those of the page's own server.
    this.global.moveTo = (url) => this.dom.reconfigure({ url });
    const prototype = this.global.EventTarget.prototype;
    const addEventListener = prototype.addEventListener;
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
}
