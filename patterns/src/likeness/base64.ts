/** Encodes a descriptor or fingerprint as base64 for JSON; also works in browsers. */
export function vectorToBase64(vector: Int8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)));
}

/** Decodes a descriptor or fingerprint from base64. Invalid base64 gives an empty vector, which searches refuse. */
export function vectorFromBase64(text: string): Int8Array {
  try {
    return Int8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Int8Array();
  }
}
