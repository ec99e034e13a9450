/** No genuine color profile is larger. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Unpacks a zlib stream with an API available in browsers and on servers; returns null if it is damaged or unpacks to
 * too much.
 */
export async function inflated(packed: Uint8Array): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate'));
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MAX_BYTES) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
  } catch {
    return null;
  }
  return joined(parts, length);
}

/** Concatenates parts. */
export function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
