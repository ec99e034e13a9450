interface PdfOptions {
  readonly content: string;
  /** Entries of the page dictionary, such as its resources. */
  readonly page?: string;
  /** Entries of the catalog. */
  readonly catalog?: string;
  /** Further objects, numbered from 10. */
  readonly objects?: readonly string[];
  readonly pages?: number;
}

/** Returns a PDF whose page measures 100 by 100 units, with the given content. */
export function pdfOf({ content, page = '', catalog = '', objects = [], pages = 1 }: PdfOptions): Buffer {
  const kids = Array.from({ length: pages }, () => '3 0 R').join(' ');
  const all = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Metadata 5 0 R ${catalog} >>\nendobj`,
    `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 100 100] >>\nendobj`,
    `3 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${page} >>\nendobj`,
    `4 0 obj\n${pdfStream('', content)}\nendobj`,
    `5 0 obj\n${pdfStream('/Type /Metadata /Subtype /XML', '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')}\nendobj`,
    ...objects.map((object, index) => `${10 + index} 0 obj\n${object}\nendobj`),
  ];
  return Buffer.from(`%PDF-1.7\n${all.join('\n')}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

/** Returns a stream with additional dictionary entries. */
export function pdfStream(entries: string, content: string): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
}
