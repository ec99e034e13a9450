const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * A Node.js environment in the realm of the worker. Jest's own environment calls an interceptor for every access to a
 * global, and shares nothing between test files. Properties that a test file leaves on the global object are removed.
 */
class WorkerEnvironment {
  isOfWorker = true;
  global = globalThis;
  #before = Object.getOwnPropertyDescriptors(globalThis);
  // oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
  #exit = process.exit;
  #settings = process.env;
  #isOpen = true;

  constructor({ projectConfig: config }) {
    const { global } = this;
    process.env = { ...process.env };
    // The test runner itself consists of modules that tests also use.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  /** Jest measures the duration of a test file with a clock that the file may have replaced. */
  handleTestEvent({ name }) {
    if (name !== 'run_finish') return;
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.useRealTimers();
  }

  async teardown() {
    this.#isOpen = false;
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    process.env = this.#settings;
    for (const name of Reflect.ownKeys(globalThis)) {
      const before = this.#before[name];
      if (!before) Reflect.deleteProperty(globalThis, name);
      else if (before.configurable && !isSame(before, Object.getOwnPropertyDescriptor(globalThis, name)))
        Object.defineProperty(globalThis, name, before);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.#isOpen ? globalThis : null;
  }
}

function isSame(one, other) {
  return one.value === other.value && one.get === other.get;
}

module.exports = WorkerEnvironment;
