/** The tags of a text, with commas between them. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
