/** Parses a comma-separated list of tags. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
