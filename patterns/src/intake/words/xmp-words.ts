import { SaxesParser } from 'saxes';
import { NO_WORDS, type EmbeddedWords } from './said-words.ts';

/** No genuine description is longer; edit histories may be, but follow it. */
const MAX_BYTES = 1_000_000;
const OPENING = '<rdf:RDF';
const CLOSING = '</rdf:RDF>';

/** Returns the Dublin Core terms of the first RDF in a file, as used by XMP and by the metadata of drawings. */
export function xmpWords(bytes: Buffer): EmbeddedWords {
  const start = bytes.indexOf(OPENING);
  const end = start < 0 ? -1 : bytes.indexOf(CLOSING, start);
  if (end < 0 || end - start > MAX_BYTES) return NO_WORDS;
  const reading = new DublinCore();
  try {
    reading.read(bytes.toString('utf8', start, end + CLOSING.length));
  } catch {
    // Ignore text that is not XML.
    return NO_WORDS;
  }
  return reading.words();
}

type Term = 'dc:description' | 'dc:subject' | 'dc:title';

/**
 * Collects the texts of the terms, one per list item. Prefixes are matched literally: XMP writers do not rename them.
 */
class DublinCore {
  private readonly said: Record<Term, string[]> = { 'dc:title': [], 'dc:description': [], 'dc:subject': [] };
  private term: Term | null = null;
  private text = '';

  read(xml: string): void {
    const parser = new SaxesParser({ position: false });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      if (isTerm(name)) this.term = name;
      if (this.term !== null) this.text = '';
      this.readAttributes(attributes);
    });
    parser.on('text', (text) => {
      if (this.term !== null) this.text += text;
    });
    parser.on('closetag', ({ name }) => {
      if (this.term !== null && (name === 'rdf:li' || name === this.term)) this.keep(this.term);
      if (name === this.term) this.term = null;
    });
    parser.write(xml).close();
  }

  /** Reads short texts given as attributes of their description. */
  private readAttributes(attributes: Readonly<Record<string, string | { readonly value: string }>>): void {
    for (const [name, value] of Object.entries(attributes)) {
      const text = typeof value === 'string' ? value : value.value;
      if (isTerm(name)) this.said[name].push(text.trim());
    }
  }

  private keep(term: Term): void {
    const text = this.text.trim();
    this.text = '';
    if (text !== '') this.said[term].push(text);
  }

  words(): EmbeddedWords {
    return {
      title: this.said['dc:title'][0] ?? '',
      description: this.said['dc:description'][0] ?? '',
      keywords: this.said['dc:subject'],
    };
  }
}

function isTerm(name: string): name is Term {
  return name === 'dc:title' || name === 'dc:description' || name === 'dc:subject';
}
