interface ReplyText {
  /** Keys that lead to it. */
  readonly path: readonly string[];
  readonly json: readonly Uint8Array[];
}

type Fields = Record<string, unknown>;

/** Shop texts never contain the control character 0, since the API rejects it. */
const placeOf = (index: number) => `\u0000${index}`;
const PLACES = /"\\u0000(\d+)"/;

/** Parts of a reply that are already JSON. The data contains placeholders in their place. */
export class ReplyTexts {
  readonly #texts: ReplyText[] = [];

  /** @param json in chunks */
  add(path: readonly string[], json: readonly Uint8Array[]): void {
    this.#texts.push({ path, json });
  }

  /** Writes the reply as a line of JSON. Can be called only once, since it modifies the data. */
  written(outcome: { readonly data: Fields }): Buffer {
    for (const [index, { path }] of this.#texts.entries()) put(outcome.data, path, placeOf(index));
    const text = `${JSON.stringify(outcome)}\n`;
    if (this.#texts.length === 0) return Buffer.from(text);
    // Every other piece is the index of a placeholder.
    const pieces = text.split(PLACES);
    return Buffer.concat(
      pieces.flatMap((piece, index) =>
        index % 2 === 0 ? [Buffer.from(piece)] : (this.#texts[Number(piece)]?.json ?? []),
      ),
    );
  }

  /** Replaces the placeholders in the data with parsed values. */
  restoreIn(data: Fields): void {
    for (const { path, json } of this.#texts) put(data, path, JSON.parse(Buffer.concat(json).toString()));
  }
}

/** A part whose parents are missing after a failure is dropped. */
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
