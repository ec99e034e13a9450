const { JSDOM, VirtualConsole } = require('jsdom');
const { globalsOfNode, takeSignalsOfNode } = require('./jsdom-beside-node.cjs');
const { computeNoColors, quickenLabels } = require('./jsdom-quickened.cjs');

const ADDRESS = 'http://localhost/';

/** Globals kept from Node.js: those that pages have, too, and those used by jsdom itself. */
const ofNode = new Set([
  ...globalsOfNode,
  'performance',
  'console',
  'atob',
  'btoa',
  'queueMicrotask',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
]);

/** Opens a jsdom page whose window lends its globals, and that can be reset. */
function openPage() {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => globalThis.console.error(error));
  const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: ADDRESS, virtualConsole });
  const { window } = dom;
  takeSignalsOfNode(window.EventTarget.prototype);
  quickenLabels(window);
  computeNoColors();
  const interfaces = descriptorsOf(window);
  return {
    window,
    globals: globalsOf(window),
    moveTo: (url) => dom.reconfigure({ url }),
    reset() {
      clear(dom);
      for (const [target, descriptors] of interfaces) restore(target, descriptors);
    },
  };
}

/** Returns the properties of a window, to be defined on another object. */
function globalsOf(window) {
  const globals = new Map([['dispatchEvent', { ...changeable, value: window.dispatchEvent.bind(window) }]]);
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
    if (ofNode.has(name) || Object.is(window[name], globalThis[name])) continue;
    const forwarded = {
      configurable: true,
      enumerable: true,
      get: () => window[name],
      set: (next) => void (window[name] = next),
    };
    globals.set(name, descriptor.get ? forwarded : { ...changeable, value: descriptor.value });
  }
  return globals;
}

const changeable = { configurable: true, enumerable: true, writable: true };

/** Returns the property descriptors of a window's interfaces, which tests may replace. */
function descriptorsOf(window) {
  const interfaces = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name) && !Object.is(window[name], globalThis[name]))
    .map((name) => window[name])
    .filter((value) => typeof value === 'function');
  const targets = new Set(interfaces.flatMap((each) => [each, each.prototype ?? each]));
  return new Map([...targets].map((target) => [target, Object.getOwnPropertyDescriptors(target)]));
}

function restore(target, descriptors) {
  for (const name of Reflect.ownKeys(target)) {
    const before = descriptors[name];
    const now = Object.getOwnPropertyDescriptor(target, name);
    if (!before) Reflect.deleteProperty(target, name);
    else if (now.configurable && (now.value !== before.value || now.get !== before.get || now.set !== before.set))
      Object.defineProperty(target, name, before);
  }
}

function clear(dom) {
  const { window } = dom;
  const { document } = window;
  dom.reconfigure({ url: ADDRESS });
  window.history.replaceState(null, '', ADDRESS);
  window.localStorage.clear();
  window.sessionStorage.clear();
  dom.cookieJar.removeAllCookiesSync();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

module.exports = { openPage };
