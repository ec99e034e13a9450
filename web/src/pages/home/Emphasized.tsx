/** Heading text with the parts between asterisks emphasized. */
export function Emphasized({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part));
}
