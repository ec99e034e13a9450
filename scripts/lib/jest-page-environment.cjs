const { setImmediate: untilIdle } = require('node:timers/promises');
const WorkerEnvironment = require('./jest-environment.cjs');
const { openPage } = require('./jest-page.cjs');

/** The page of this worker: modules kept between test files hold on to its document. */
let page;

/** A page in the realm of the worker: while a test file runs, the globals of its window are those of Node.js. */
class PageEnvironment extends WorkerEnvironment {
  isOfPage = true;
  #endings = [];
  #errorListeners = 0;

  constructor(...args) {
    super(...args);
    page ??= openPage();
    const { window, globals } = page;
    for (const [name, descriptor] of globals) Object.defineProperty(globalThis, name, descriptor);
    for (const name of ['window', 'self', 'top', 'parent', 'frames']) setGlobal(name, globalThis);
    // Relative URLs resolve against the page's own server.
    setGlobal('moveTo', page.moveTo);
    this.#endWithFile('setTimeout', globalThis.setTimeout, globalThis.clearTimeout);
    this.#endWithFile('setInterval', globalThis.setInterval, globalThis.clearInterval);
    this.#endWithFile('requestAnimationFrame', window.requestAnimationFrame, window.cancelAnimationFrame);
    this.#failOnErrors(window);
  }

  async teardown() {
    // React may still have work to do after the last test's cleanup.
    await untilIdle();
    for (const end of this.#endings) end();
    page.reset();
    await super.teardown();
  }

  exportConditions() {
    return ['browser'];
  }

  /** Prevents a timer that outlives its test file from reaching the next one. */
  #endWithFile(name, begin, end) {
    const ids = new Set();
    this.#endings.push(() => ids.forEach((id) => end(id)));
    setGlobal(name, (...args) => {
      const id = begin(...args);
      ids.add(id);
      return id;
    });
  }

  /** Fails the test if a listener throws, unless the test itself listens to errors. */
  #failOnErrors(window) {
    const onError = ({ error }) => {
      if (this.#errorListeners === 0 && error) process.emit('uncaughtException', error);
    };
    window.addEventListener('error', onError);
    this.#endings.push(() => window.removeEventListener('error', onError));
    setGlobal('addEventListener', (type, ...rest) => {
      if (type === 'error') this.#errorListeners += 1;
      window.addEventListener(type, ...rest);
    });
    setGlobal('removeEventListener', (type, ...rest) => {
      if (type === 'error') this.#errorListeners -= 1;
      window.removeEventListener(type, ...rest);
    });
  }
}

function setGlobal(name, value) {
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value });
}

module.exports = PageEnvironment;
