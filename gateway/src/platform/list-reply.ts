/** How to locate the list in a reply without parsing it. */
export interface ListForm<Name extends string> {
  readonly name: Name;
  /** Text that begins every item and occurs nowhere else in the reply. */
  readonly itemBegin: string;
}

const unparsed = new WeakMap<object, readonly Buffer[]>();

/** Returns the raw items of a reply's list; undefined for other data. */
export const unparsedItems = (data: object): readonly Buffer[] | undefined => unparsed.get(data);

/**
 * Returns the data of a reply that consists mostly of a list, whose items are parsed on first access. Null if the reply
 * has another form and must be parsed as a whole.
 * @param parse types the full reply
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

/** Quotes within strings are escaped, so the searched sequences, except `}]`, cannot occur in them. */
function takeApart(body: Buffer, { name, itemBegin }: ListForm<string>) {
  const opening = `"${name}":[`;
  const before = body.indexOf(opening + itemBegin);
  if (before < 0) return null;
  const items: Buffer[] = [];
  const from = before + opening.length;
  // As bytes, since a string would be converted for each search.
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
