import type { Artwork } from './artwork.ts';
import { escapeXml } from './file-meta.ts';
import type { FileMeta } from './file-meta.ts';
import type { FileForm } from './formats.ts';
import { xmpDescription } from './xmp.ts';

/** Writes the SVG of a pattern, adding title, copyright line and an RDF description to the root element. */
export function writeSvg(artwork: Artwork, meta: FileMeta, form: FileForm): Buffer {
  const facts =
    `<title>${escapeXml(meta.title)}</title>` +
    `<desc>${escapeXml(`Seamless pattern by ${meta.author}. ${meta.copyright}`)}</desc>` +
    `<metadata>${xmpDescription(meta, 'svg')}</metadata>`;
  const annotated = artwork.sizedSvg(form).replace(/^<svg[^>]*>/, (root) => `${root}${facts}`);
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${annotated}\n`, 'utf8');
}
