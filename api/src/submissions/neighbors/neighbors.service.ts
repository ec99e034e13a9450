import { can, previewAddresses, type Actor } from '@halfdrop/domain';
import {
  copiesAmong,
  fingerprintDistance,
  likenessDistance,
  vectorFromBase64,
  type Likeness,
  type TileAlignment,
} from '@halfdrop/patterns';
import type { Artworks } from '../../artwork/artworks.service.ts';
import type { PreviewService } from '../../artwork/previews.service.ts';
import type { Renderers } from '../../artwork/renderers.ts';
import type { Foundation } from '../../domain-module.ts';
import { isRowId } from '../../platform/database/database.ts';
import type { PictureFolder } from '../../platform/files/picture-folder.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { LikenessSearch } from '../../search/likeness/likeness-search.ts';
import { PICTURE_ADDRESS } from '../submission-view.ts';
import { REVIEW_PICTURE_ADDRESS } from '../review/picture-address.ts';
import { findSubmission, type SubmissionRow } from '../submissions.repository.ts';
import type { CopiesDto, NeighborDto, NeighborsDto } from './neighbors.contract.ts';
import { findLooks, findTilesBeside } from './neighbors.repository.ts';

/** Finds lookalikes of a submission. */
export interface NeighborService {
  /** Returns the neighbors, for reviewers. @throws not_found */
  neighbors(id: string): Promise<NeighborsDto>;
  /** Returns copied patterns, for members of the submission's studio. @throws not_found */
  copies(designer: Actor, id: string): Promise<CopiesDto>;
}

interface NeighborNeeds extends Pick<Foundation, 'db'> {
  readonly likeness: Pick<LikenessSearch, 'nearestTo'>;
  readonly artworks: Pick<Artworks, 'repeats'>;
  readonly previews: Pick<PreviewService, 'preview'>;
  readonly renderers: Pick<Renderers, 'aligner'>;
  readonly submissionPictures: PictureFolder;
}

const MOST = 5;
/** More distant drawings are ignored; nearer ones are verified by their pixels. */
const MAYBE_COPY = 0.3;
/** Width in pixels at which tiles are compared: small enough to have no watermark. */
const COMPARED_WIDTH = 320;
const SHOWN_WIDTH = 640;

/** A tile to compare with a submission, before its pixels are examined. */
interface Candidate extends Omit<NeighborDto, 'alignment' | 'pictureUrl'> {
  readonly pictureUrl: string | null;
  readonly open: () => Promise<Uint8Array | null>;
}

interface Wanted {
  readonly isOwnAlone: boolean;
}

/** Creates the service. */
export function createNeighborService(shop: NeighborNeeds): NeighborService {
  const { db } = shop;
  return {
    async neighbors(id) {
      const row = isRowId(id) ? await findSubmission(db, id) : undefined;
      if (!row) throw new Problem('not_found');
      const candidates = await candidatesFor(shop, row, { isOwnAlone: false });
      const nearest = (by: 'drawingDistance' | 'lookDistance') =>
        candidates.toSorted((one, other) => one[by] - other[by]).slice(0, MOST);
      const byDrawing = nearest('drawingDistance');
      const byLook = nearest('lookDistance');
      const looked = new Map<Candidate, NeighborDto>();
      const all = [...new Set([...byDrawing, ...byLook])];
      (await lookedAt(shop, row, all)).forEach((dto, index) => {
        const candidate = all[index];
        if (candidate) looked.set(candidate, dto);
      });
      const shown = (list: readonly Candidate[]) => list.flatMap((each) => looked.get(each) ?? []);
      return { byDrawing: shown(byDrawing), byLook: shown(byLook) };
    },

    async copies(designer, id) {
      const row = isRowId(id) ? await findSubmission(db, id) : undefined;
      if (!row || !can(designer, 'studio.upload', { kind: 'studio', id: String(row.studio_id) })) {
        throw new Problem('not_found');
      }
      const candidates = await candidatesFor(shop, row, { isOwnAlone: true });
      const near = candidates.toSorted((one, other) => one.drawingDistance - other.drawingDistance).slice(0, MOST);
      const looked = await lookedAt(shop, row, near);
      return { copies: looked.filter(({ alignment }) => alignment !== null) };
    },
  };
}

function likenessOfRow({ report }: SubmissionRow): Likeness | null {
  const measures = report?.measures;
  return measures
    ? { descriptor: vectorFromBase64(measures.descriptor), fingerprint: vectorFromBase64(measures.fingerprint) }
    : null;
}

/** Returns similar listings and pending submissions, excluding the pattern itself. */
async function candidatesFor(shop: NeighborNeeds, row: SubmissionRow, wanted: Wanted): Promise<Candidate[]> {
  const likeness = likenessOfRow(row);
  if (!likeness) return [];
  return [...(await onSale(shop, row, likeness)), ...(await beside(shop, row, { likeness, ...wanted }))];
}

function distancesOf(one: Likeness, other: Likeness) {
  return {
    drawingDistance: fingerprintDistance(one.fingerprint, other.fingerprint),
    lookDistance: likenessDistance(one.descriptor, other.descriptor, { anyOrientation: true }),
  };
}

const vectorOf = (bytes: Buffer) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

async function onSale(shop: NeighborNeeds, row: SubmissionRow, likeness: Likeness): Promise<Candidate[]> {
  const { db, artworks, previews } = shop;
  const ids = await shop.likeness.nearestTo(likeness, MOST + 1);
  const looks = await findLooks(
    db,
    ids.filter((id) => id !== row.asset_id),
  );
  const repeats = await artworks.repeats(
    db,
    looks.map(({ id }) => id),
  );
  const found = looks.map(async ({ id, title, descriptor, fingerprint }): Promise<Candidate[]> => {
    const repeat = repeats.get(id);
    if (!repeat || !descriptor || !fingerprint) return [];
    const preview = await previews.preview(id, {
      width: COMPARED_WIDTH,
      form: 'tile',
      formats: ['webp'],
      palette: null,
      spendRecolor: async () => undefined,
    });
    const address = previewAddresses(id, preview.version).find(({ width }) => width === SHOWN_WIDTH);
    return [
      {
        assetId: id,
        submissionId: null,
        title,
        pictureUrl: address?.url ?? null,
        repeatLayout: repeat,
        ...distancesOf(likeness, { descriptor: vectorOf(descriptor), fingerprint: vectorOf(fingerprint) }),
        open: () => preview.bytes(),
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

async function beside(
  { db, submissionPictures }: NeighborNeeds,
  row: SubmissionRow,
  { likeness, isOwnAlone }: Wanted & { readonly likeness: Likeness },
): Promise<Candidate[]> {
  const tiles = await findTilesBeside(db, row, { isOwnAlone });
  const address = isOwnAlone ? PICTURE_ADDRESS : REVIEW_PICTURE_ADDRESS;
  return tiles.map(({ id, title, picture, layout, descriptor, fingerprint }) => ({
    assetId: null,
    submissionId: id,
    title,
    pictureUrl: picture === null ? null : address + picture,
    repeatLayout: layout,
    ...distancesOf(likeness, {
      descriptor: vectorFromBase64(descriptor),
      fingerprint: vectorFromBase64(fingerprint),
    }),
    open: async () => (picture === null ? null : submissionPictures.read(picture)),
  }));
}

/** Returns the neighbors; copies include how they map onto the submission. */
async function lookedAt(shop: NeighborNeeds, row: SubmissionRow, all: readonly Candidate[]): Promise<NeighborDto[]> {
  const own = row.picture === null ? null : await shop.submissionPictures.read(row.picture);
  const laid: Array<{ readonly candidate: Candidate } & TileAlignment> = [];
  for (const candidate of all) {
    const other = own && candidate.drawingDistance <= MAYBE_COPY ? await candidate.open() : null;
    if (!own || !other) continue;
    const tile = { bytes: own, layout: row.repeat_layout };
    const task = { kind: 'align', tile, other: { bytes: other, layout: candidate.repeatLayout } } as const;
    laid.push({ candidate, ...(await shop.renderers.aligner.run(task, 'request')) });
  }
  const copies = new Map(copiesAmong(laid).map(({ candidate, ...alignment }) => [candidate, alignment]));
  return all.map(({ open: _open, ...facts }, index) => {
    const candidate = all[index];
    return { ...facts, alignment: (candidate && copies.get(candidate)) ?? null };
  });
}
