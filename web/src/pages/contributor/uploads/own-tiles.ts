import type { PreflightClaim } from '@halfdrop/patterns/browser';
import type { FileCheck } from '#lib/preflight/check-file.ts';

type OwnTile = NonNullable<PreflightClaim['own']>[number];

/** A drawing of the studio that the shop already has. */
export interface KnownTile {
  readonly submissionId: string;
  /** The pattern on sale that it is a version of. */
  readonly assetId: string | null;
  readonly title: string;
  readonly fingerprint: string;
}

/** Drawings of a studio, including files being uploaded, that are compared to find copies. */
export class OwnTiles {
  readonly #submissionId: string | undefined;
  readonly #onTheirWay = new Map<number, OwnTile>();
  #load: () => Promise<readonly KnownTile[]> = () => Promise.resolve([]);

  /** @param submissionId the pattern whose file is replaced: it is not a copy of itself */
  constructor(submissionId: string | undefined) {
    this.#submissionId = submissionId;
  }

  /** Sets how the known drawings are loaded. */
  askBy(load: () => Promise<readonly KnownTile[]>): void {
    this.#load = load;
  }

  /** Returns the drawings that a file may be a copy of. If loading fails, the shop detects copies after the upload. */
  async besides(key: number): Promise<readonly OwnTile[]> {
    const known = await this.#load().catch((cause: unknown) => {
      console.info('Own patterns were not compared.', cause);
      return [];
    });
    const self = known.find(({ submissionId }) => submissionId === this.#submissionId);
    const others = known.filter(
      ({ submissionId, assetId }) =>
        submissionId !== self?.submissionId && (assetId === null || assetId !== self?.assetId),
    );
    const files = [...this.#onTheirWay].filter(([each]) => each !== key).map(([, tile]) => tile);
    return [...files, ...others.map(({ submissionId: id, title, fingerprint }) => ({ id, title, fingerprint }))];
  }

  /** Adds the drawing of a file about to be uploaded. */
  note(key: number, title: string, check: FileCheck | null): void {
    const fingerprint = check?.report.measures?.fingerprint;
    if (fingerprint !== undefined) this.#onTheirWay.set(key, { id: `file-${key}`, title, fingerprint });
  }

  /** Removes a file that will not be uploaded. */
  drop(key: number): void {
    this.#onTheirWay.delete(key);
  }
}
