import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { FileMeta } from '../file-meta.ts';
import { pageSizeOf } from '../formats.ts';
import { srgbProfile } from '../srgb-profile.ts';
import { formatNumber } from '../vector/numbers.ts';
import { xmpPacket } from '../xmp.ts';
import { ObjectFile, pdfText } from './object-file.ts';

/**
 * Writes a one-page PDF 1.6 that holds a picture at 300 pixels per inch, as a JPEG of quality 94 without chroma
 * subsampling. The output is deterministic.
 */
export async function writePicturePdf(picture: Sharp, meta: FileMeta): Promise<Buffer> {
  const { data, info } = await picture
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const xmp = xmpPacket(meta, 'pdf');
  const file = new ObjectFile();
  const [catalog, pages, page] = [file.add(), file.add(), file.add()];
  const profile = file.addStream('/N 3', await srgbProfile(), { compress: true });
  const size = `/Width ${info.width} /Height ${info.height}`;
  const image = file.addStream(
    `/Type /XObject /Subtype /Image ${size} /BitsPerComponent 8 /ColorSpace [/ICCBased ${profile} 0 R] /Filter /DCTDecode`,
    data,
    { compress: false },
  );
  const [width, height] = [formatNumber(pageSizeOf(info.width)), formatNumber(pageSizeOf(info.height))];
  const contents = file.addStream('', `q\n${width} 0 0 ${height} 0 0 cm\n/Tile Do\nQ\n`, { compress: true });
  const facts =
    `<< /Title ${pdfText(meta.title)} /Author ${pdfText(meta.author)} ` +
    `/Subject ${pdfText(meta.copyright)} /Creator ${pdfText('Halfdrop')} >>`;
  const information = file.add(facts);
  // Written last, so that a license can be inserted without moving any other object.
  const metadata = file.addStream('/Type /Metadata /Subtype /XML', Buffer.from(xmp, 'utf8'), { compress: false });
  file.set(catalog, `<< /Type /Catalog /Pages ${pages} 0 R /Metadata ${metadata} 0 R >>`);
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const box = `[0 0 ${width} ${height}]`;
  file.set(
    page,
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox ${box} /TrimBox ${box} /Contents ${contents} 0 R ` +
      `/Resources << /XObject << /Tile ${image} 0 R >> >> >>`,
  );
  const identifier = createHash('sha256').update(data).update(xmp).digest('hex').slice(0, 32);
  return file.write({ root: catalog, info: information, identifier });
}
