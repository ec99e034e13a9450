/** How the list of a reply is found without parsing it. */
export interface ListForm<Name extends string> {
  readonly name: Name;
  /** What every item begins with, and nothing else in the reply does. */
  readonly itemBegin: string;
}

const unparsed = new WeakMap<object, readonly Buffer[]>();

/** The items of a reply's list as they came; undefined for what is no such reply. */
export const unparsedItems = (data: object): readonly Buffer[] | undefined => unparsed.get(data);

/**
 * The data of a reply that is mostly a list, whose items are parsed when the list is first read. Null where the reply has
 * another form: then all of it has to be parsed.
 * @param parse gives the whole reply its type
 */
export function listReply<Name extends string, Data extends { readonly [Key in Name]: readonly unknown[] }>(
  body: Buffer,
  form: ListForm<Name>,
  parse: (body: Buffer) => Data,
): Data | null {
  const found = takeApart(body, form);
  if (!found) return null;
  let data: Data;
  try {
    data = parse(found.rest);
  } catch {
    return null;
  }
  let items: Data[Name] | undefined;
  Object.defineProperty(data, form.name, { enumerable: true, get: () => (items ??= parse(body)[form.name]) });
  unparsed.set(data, found.items);
  return data;
}

/** Quotes within texts are escaped, so that what is looked for stands in none of them, but for `}]`. */
function takeApart(body: Buffer, { name, itemBegin }: ListForm<string>) {
  const opening = `"${name}":[`;
  const before = body.indexOf(opening + itemBegin);
  if (before < 0) return null;
  const items: Buffer[] = [];
  const from = before + opening.length;
  // As bytes: a text would be turned into them for each search.
  const separator = Buffer.from(`,${itemBegin}`);
  let start = from;
  for (let next = body.indexOf(separator, start); next >= 0; next = body.indexOf(separator, start)) {
    items.push(body.subarray(start, next));
    start = next + 1;
  }
  const end = body.indexOf('}]', start) + 1;
  if (end === 0) return null;
  items.push(body.subarray(start, end));
  return { items, rest: Buffer.concat([body.subarray(0, from), body.subarray(end)]) };
}
