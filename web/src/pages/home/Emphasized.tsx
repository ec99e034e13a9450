/** Words of a heading, those between asterisks set off. */
export function Emphasized({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part));
}
