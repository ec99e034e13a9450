/* oxlint-disable no-underscore-dangle -- names of Jest and of Node.js */
const asyncHooks = require('node:async_hooks');
const Module = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What a module finds beside the globals; `jest` is one of those, as it is another for each test file. */
const parameters = ['module', 'exports', 'require', '__dirname', '__filename'];

/** That of the test file which is running: it knows how our files become JavaScript. */
let running = null;

/** That of the test file on a page which is running, or was the last to. */
let runningOnPage = null;

/** What test files on a page import, and this worker keeps: Jest itself loads it, as packages have an edition for browsers. */
const pageModules = new Map();

/** Of every file that this worker keeps: whose lines a stack names. */
const sourceMaps = new Map();

/**
 * Jest's runtime reads, resolves and compiles each of a thousand modules anew for each test file. Here Node itself loads
 * what a test file in the realm of its worker imports, and keeps it for the next one; for one on a page, Jest keeps it.
 */
class SharingRuntime extends Runtime {
  #transformer;
  #storages = [];

  constructor(config, environmentOfFile, resolver, transformer, ...others) {
    super(config, environmentOfFile, resolver, transformer, ...others);
    this.#transformer = transformer;
    this.#noteStorages();
    const { _environment: environment, _testPath: file } = this;
    if (!environment.isOfWorker) return;
    running = this;
    environment.global.jest = this.jestGlobals.jestObjectFor(file);
    this.executor.compile = (code, filename) => {
      this.#keepSourceMap(filename);
      return compileFunction(code, parameters, { filename });
    };
    if (environment.isOfPage) this.#usePageModules([file, ...config.setupFilesAfterEnv]);
  }

  /** Each storage that was used, one of Jest itself among them, is carried by every promise of the worker until it is disabled. */
  #noteStorages() {
    const { coreModule } = this;
    const storages = this.#storages;
    class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
      constructor(...options) {
        super(...options);
        storages.push(this);
      }
    }
    const noted = { ...asyncHooks, AsyncLocalStorage };
    const original = coreModule.require.bind(coreModule);
    coreModule.require = (name) => (/^(?:node:)?async_hooks$/.test(name) ? noted : original(name));
  }

  #usePageModules(ownFiles) {
    for (const file of ownFiles) pageModules.delete(file);
    this.registries.moduleRegistry = pageModules;
    runningOnPage = this;
  }

  requireModuleOrMock(from, moduleName) {
    const { isOfWorker, isOfPage } = this._environment;
    // A module that is kept asks the runtime of the test file that loaded it, which may be over.
    if (isOfPage && this !== runningOnPage) return runningOnPage.requireModuleOrMock(from, moduleName);
    if (!isOfWorker || isOfPage || moduleName === '@jest/globals') return super.requireModuleOrMock(from, moduleName);
    return Module.createRequire(from)(moduleName);
  }

  teardown() {
    for (const storage of this.#storages) storage.disable();
    if (this._environment.isOfPage) this.registries.moduleRegistry = new Map();
    super.teardown();
  }

  setMock(...args) {
    const { isOfWorker, isOfPage } = this._environment;
    const own = isOfPage ? '<rootDir>/jest.env.js' : 'node';
    if (isOfWorker) throw new Error(`A test file that replaces modules begins with /** @jest-environment ${own} */`);
    super.setMock(...args);
  }

  getSourceMaps() {
    return this._environment.isOfWorker ? sourceMaps : super.getSourceMaps();
  }

  isTransformed(file) {
    return this.#transformer.shouldTransform(file);
  }

  javascriptOf(file) {
    const code = this.transformCache.transform(file);
    this.#keepSourceMap(file);
    return code;
  }

  #keepSourceMap(file) {
    const map = super.getSourceMaps().get(file);
    if (map) sourceMaps.set(file, map);
  }
}

for (const extension of ['.ts', '.tsx', '.mjs', '.js']) {
  const { [extension]: load = Module._extensions['.js'] } = Module._extensions;
  Module._extensions[extension] = (module, file) => {
    // What Jest loads for itself, such as an environment, comes with a way of its own to be compiled.
    const isJests = Object.hasOwn(module, '_compile');
    if (!isJests && running?.isTransformed(file)) module._compile(running.javascriptOf(file), file, 'commonjs');
    else load(module, file);
  };
}

module.exports = SharingRuntime;
