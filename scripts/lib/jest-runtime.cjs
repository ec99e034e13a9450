/* oxlint-disable no-underscore-dangle -- names of Jest and of Node.js */
const Module = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** That of the test file which is running: it knows how our files become JavaScript. */
let running = null;

/** Of every file that this worker keeps: whose lines a stack names. */
const sourceMaps = new Map();

/**
 * Jest's runtime reads, resolves and compiles each of a thousand modules anew for each test file. Here Node itself loads
 * what a test file in the realm of its worker imports, and keeps it for the next one.
 */
class SharingRuntime extends Runtime {
  #transformer;

  constructor(config, environmentOfFile, resolver, transformer, ...others) {
    super(config, environmentOfFile, resolver, transformer, ...others);
    this.#transformer = transformer;
    const { _environment: environment, _testPath: file } = this;
    if (!environment.isOfWorker) return;
    running = this;
    environment.global.jest = this.jestGlobals.jestObjectFor(file);
    const { executor } = this;
    executor.compile = (code, filename) => compileFunction(code, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, moduleName) {
    if (!this._environment.isOfWorker || moduleName === '@jest/globals')
      return super.requireModuleOrMock(from, moduleName);
    return Module.createRequire(from)(moduleName);
  }

  setMock(...args) {
    if (this._environment.isOfWorker)
      throw new Error('A test file that replaces modules begins with /** @jest-environment node */');
    super.setMock(...args);
  }

  getSourceMaps() {
    return new Map([...sourceMaps, ...super.getSourceMaps()]);
  }

  isTransformed(file) {
    return this.#transformer.shouldTransform(file);
  }

  javascriptOf(file) {
    const code = this.transformCache.transform(file);
    const map = super.getSourceMaps().get(file);
    if (map) sourceMaps.set(file, map);
    return code;
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
