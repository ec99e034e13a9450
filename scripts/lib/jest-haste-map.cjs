const { default: HasteMap } = require('jest-haste-map');

/** What the projects of one run share. */
let files;

/** Jest's map of all files. Every project has the same ones, so that one of them is made instead of nine. */
class SharedHasteMap extends HasteMap {
  #options;

  constructor(options) {
    const shared = { ...options, id: 'all-projects' };
    super(shared);
    this.#options = shared;
  }

  build() {
    // A watched map tells its own project what has changed.
    if (this.#options.watch) return this.#read();
    files ??= this.#read();
    return files;
  }

  async #read() {
    await this.setupCachePath(this.#options);
    return super.build();
  }
}

module.exports = SharedHasteMap;
