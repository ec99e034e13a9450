/** Paragraphs of an answer. */
export function Answer({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
