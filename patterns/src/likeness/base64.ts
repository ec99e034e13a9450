/** The bytes of a descriptor or fingerprint as base64, for JSON. */
export function vectorToBase64(vector: Int8Array): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
}

/** A descriptor or fingerprint from base64. What is no base64 gives a vector of a wrong length, which searches refuse. */
export function vectorFromBase64(text: string): Int8Array {
  return Int8Array.from(Buffer.from(text, 'base64'));
}
