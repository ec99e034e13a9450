const CONTROL_CODES = /\p{Cc}/gu;

/** What an address says, as a person would write it: trimmed, without control codes, which no page can show, and cut. */
export function addressText(value: string | null, longest: number): string {
  return (value ?? '').replaceAll(CONTROL_CODES, '').trim().slice(0, longest);
}
