import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const Words = v.array(v.string());

/** The facts of the sample catalog that searches are graded by. */
const catalogSchema = v.object({
  assets: v.array(
    v.object({
      slug: v.string(),
      title: v.string(),
      family: v.string(),
      category: v.string(),
      subcategory: v.string(),
      filters: Words,
      studio: v.string(),
      tags: Words,
      colors: Words,
      repeat: v.string(),
      isFree: v.boolean(),
      isPremium: v.boolean(),
      swatches: v.array(v.tuple([v.string(), v.number(), v.string()])),
    }),
  ),
});

/** Reads the sample catalog. @throws if the file is missing or not a catalog */
export async function readSample() {
  return v.parse(catalogSchema, JSON.parse(await readFile('api/sample-catalog/catalog.json', 'utf8')));
}
