import { deflateSync } from 'node:zlib';

/** Encodes a PDF text string as UTF-16 with a byte order mark, so that any title can be written. */
export function pdfText(text: string): string {
  const utf16 = Buffer.from(text, 'utf16le').swap16();
  return `<FEFF${utf16.toString('hex').toUpperCase()}>`;
}

/** Collects the numbered objects of a PDF and writes them with a cross-reference table (ISO 32000-1, 7.5). */
export class ObjectFile {
  private readonly objects: Buffer[] = [];

  /** Adds an object, or reserves a number for one that is set later. Returns the object number. */
  add(body: string | Buffer = ''): number {
    this.objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
    return this.objects.length;
  }

  /** Sets an object whose number was reserved. */
  set(number: number, body: string): void {
    this.objects[number - 1] = Buffer.from(body, 'latin1');
  }

  /** Adds a stream object; `entries` are the dictionary entries besides its length and filter. */
  addStream(entries: string, data: string | Buffer, options: { compress: boolean }): number {
    const raw = Buffer.isBuffer(data) ? data : Buffer.from(data, 'latin1');
    const bytes = options.compress ? deflateSync(raw, { level: 6 }) : raw;
    const filter = options.compress ? ' /Filter /FlateDecode' : '';
    const head = `<< ${entries} /Length ${bytes.length}${filter} >>\nstream\n`;
    return this.add(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]));
  }

  /** Returns the whole file. `identifier` is 32 hex digits and must depend only on the content. */
  write(options: { root: number; info: number; identifier: string }): Buffer {
    const parts: Buffer[] = [Buffer.from('%PDF-1.6\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
    let length = parts[0]?.length ?? 0;
    const offsets: number[] = [];
    const push = (part: Buffer): void => {
      parts.push(part);
      length += part.length;
    };
    this.objects.forEach((body, index) => {
      offsets.push(length);
      push(Buffer.from(`${index + 1} 0 obj\n`));
      push(body);
      push(Buffer.from('\nendobj\n'));
    });
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.objects.length + 1;
    const trailer =
      `<< /Size ${size} /Root ${options.root} 0 R /Info ${options.info} 0 R ` +
      `/ID [<${options.identifier}> <${options.identifier}>] >>`;
    push(
      Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`),
    );
    return Buffer.concat(parts);
  }
}
