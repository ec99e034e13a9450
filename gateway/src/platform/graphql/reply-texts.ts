interface ReplyText {
  /** The keys that lead to it. */
  readonly path: readonly string[];
  readonly json: readonly Uint8Array[];
}

type Fields = Record<string, unknown>;

/** No text of a shop holds control code 0: the api refuses it. */
const placeOf = (index: number) => `\u0000${index}`;
const PLACES = /"\\u0000(\d+)"/;

/** Parts of an answer that are JSON already. Where they belong, its data has something else that is not read. */
export class ReplyTexts {
  readonly #texts: ReplyText[] = [];

  /** @param json in pieces */
  add(path: readonly string[], json: readonly Uint8Array[]): void {
    this.#texts.push({ path, json });
  }

  /** The JSON of an answer, and the end of its line. It is written once: its data is not whole any more. */
  written(outcome: { readonly data: Fields }): Buffer {
    for (const [index, { path }] of this.#texts.entries()) put(outcome.data, path, placeOf(index));
    const text = `${JSON.stringify(outcome)}\n`;
    if (this.#texts.length === 0) return Buffer.from(text);
    // Every other piece is the number of a place.
    const pieces = text.split(PLACES);
    return Buffer.concat(
      pieces.flatMap((piece, index) =>
        index % 2 === 0 ? [Buffer.from(piece)] : (this.#texts[Number(piece)]?.json ?? []),
      ),
    );
  }

  /** Puts into data what these texts say. */
  restoreIn(data: Fields): void {
    for (const { path, json } of this.#texts) put(data, path, JSON.parse(Buffer.concat(json).toString()));
  }
}

/** A part whose parents are missing after a failure is missing, too. */
function put(data: Fields, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    data[key] = value;
    return;
  }
  const child = data[key];
  if (isFields(child)) put(child, rest, value);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
