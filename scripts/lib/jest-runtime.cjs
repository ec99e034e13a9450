/* oxlint-disable no-underscore-dangle -- names of Jest and of Node.js */
const asyncHooks = require('node:async_hooks');
const Module = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The parameters of a module besides globals; `jest` is among them because it differs for each test file. */
const parameters = ['module', 'exports', 'require', '__dirname', '__filename'];

/** The runtime of the running test file: it knows how to transform our files to JavaScript. */
let running = null;

/** The runtime of the running, or last, test file on a page. */
let runningOnPage = null;

/**
 * Modules imported by test files on a page, kept by this worker: loaded by Jest itself, because packages have a browser
 * build.
 */
const pageModules = new Map();

/** Source maps of every kept file, to map stack traces. */
const sourceMaps = new Map();

/**
 * Jest's runtime reads, resolves and compiles each of a thousand modules again for each test file. Here, Node.js itself
 * loads the imports of a test file in the realm of its worker, and keeps them for the next one; for a test file on a
 * page, Jest keeps them.
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

  /**
   * Tracks async storages: each one that was used, including one of Jest itself, is carried by every promise of the
   * worker until it is disabled.
   */
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
    // A kept module calls the runtime of the test file that loaded it, which may have ended.
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
    // Modules that Jest loads for itself, such as an environment, have their own compile method.
    const isJests = Object.hasOwn(module, '_compile');
    if (!isJests && running?.isTransformed(file)) module._compile(running.javascriptOf(file), file, 'commonjs');
    else load(module, file);
  };
}

module.exports = SharingRuntime;
