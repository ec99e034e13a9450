const names = {
  COMMERCIAL: 'Commercial licence',
  EXTENDED: 'Extended licence',
  PERSONAL: 'Personal licence',
  STANDARD: 'Standard licence',
} as const;

/** A kind of licence in words. */
export function licenseName(license: keyof typeof names): string {
  return names[license];
}
