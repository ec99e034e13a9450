const CONTROL_CODES = /\p{Cc}/gu;

/** Cleans up text from the URL for display: trims it, removes control characters, and truncates it. */
export function addressText(value: string | null, longest: number): string {
  return (value ?? '').replaceAll(CONTROL_CODES, '').trim().slice(0, longest);
}
