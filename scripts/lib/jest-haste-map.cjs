const { default: HasteMap } = require('jest-haste-map');

/** Shared by the projects of one run. */
let files;

/** Jest's file map. Every project has the same files, so one map is built instead of nine. */
class SharedHasteMap extends HasteMap {
  #options;

  constructor(options) {
    const shared = { ...options, id: 'all-projects' };
    super(shared);
    this.#options = shared;
  }

  build() {
    // In watch mode, a map notifies only its own project about changes.
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
