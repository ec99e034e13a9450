import type { PreflightClaim } from '@halfdrop/patterns/browser';
import type { FileCheck } from '#lib/preflight/check-file.ts';

type OwnTile = NonNullable<PreflightClaim['own']>[number];

/** A drawing that the shop has of a studio. */
export interface KnownTile {
  readonly submissionId: string;
  /** The pattern on sale of which it is a version. */
  readonly assetId: string | null;
  readonly title: string;
  readonly fingerprint: string;
}

/** The drawings of a studio, with those of files that are on their way, among which copies are looked for. */
export class OwnTiles {
  readonly #submissionId: string | undefined;
  readonly #onTheirWay = new Map<number, OwnTile>();
  #load: () => Promise<readonly KnownTile[]> = () => Promise.resolve([]);

  /** @param submissionId the pattern whose file is replaced: it is no copy of itself */
  constructor(submissionId: string | undefined) {
    this.#submissionId = submissionId;
  }

  /** Says how the shop is asked for what it has. */
  askBy(load: () => Promise<readonly KnownTile[]>): void {
    this.#load = load;
  }

  /** What a file may be a copy of. Where the shop cannot tell, it finds copies itself once the file has come. */
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

  /** Notes the drawing of a file that is going to be sent. */
  note(key: number, title: string, check: FileCheck | null): void {
    const fingerprint = check?.report.measures?.fingerprint;
    if (fingerprint !== undefined) this.#onTheirWay.set(key, { id: `file-${key}`, title, fingerprint });
  }

  /** Forgets a file that is not sent. */
  drop(key: number): void {
    this.#onTheirWay.delete(key);
  }
}
