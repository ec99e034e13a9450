import { TestEnvironment } from 'jest-environment-jsdom';
import { globalsOfNode, takeSignalsOfNode } from './scripts/lib/jsdom-beside-node.cjs';

/** A separate page with its own modules, for a test file that replaces modules or lets its page run scripts. */
export default class OwnPage extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of globalsOfNode) this.global[name] = globalThis[name];
    // Relative URLs resolve against the page's own server.
    this.global.moveTo = (url) => this.dom.reconfigure({ url });
    takeSignalsOfNode(this.global.EventTarget.prototype);
  }
}
