const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

/** Interfaces of labelable elements, by element name. */
const labelable = new Map([
  ['button', 'HTMLButtonElement'],
  ['input', 'HTMLInputElement'],
  ['meter', 'HTMLMeterElement'],
  ['output', 'HTMLOutputElement'],
  ['progress', 'HTMLProgressElement'],
  ['select', 'HTMLSelectElement'],
  ['textarea', 'HTMLTextAreaElement'],
]);

/**
 * Finds labels and fields through the document's index: jsdom traverses the whole document, for each label of each
 * field.
 */
function quickenLabels(window) {
  const { document, HTMLLabelElement } = window;
  replaceGetter(HTMLLabelElement, 'control', (label, find) => {
    if (!label.htmlFor || !label.isConnected) return find();
    const field = document.getElementById(label.htmlFor);
    return field && isLabelable(field) ? field : null;
  });
  for (const name of labelable.values())
    replaceGetter(window[name], 'labels', (field, find) => {
      if (!isLabelable(field) || !field.isConnected) return find();
      return [...document.getElementsByTagName('label')].filter(({ control }) => control === field);
    });
}

/** Skips colors, which no test reads: jsdom computes fourteen of them to determine whether an element is hidden. */
function computeNoColors() {
  for (const [name, { computedValue }] of Object.entries(resolved))
    if (computedValue === 'computed-color') Reflect.deleteProperty(resolved, name);
}

const isLabelable = ({ localName, type }) => labelable.has(localName) && type !== 'hidden';

function replaceGetter({ prototype }, name, getter) {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    ...descriptor,
    get() {
      return getter(this, () => descriptor.get.call(this));
    },
  });
}

module.exports = { quickenLabels, computeNoColors };
