import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isKnownPath } from '#app/routes-near.ts';
import { parseMarkdown, type Block } from '@halfdrop/domain';

const folder = path.join(__dirname, '..', '..', '..', '..', 'api', 'sample-content', 'pages');
/** Paths that the gateway serves without a page. */
const served = ['/graphql'];

function linksOf(block: Block): string[] {
  if (block.kind === 'code') return [];
  const pieces = block.kind === 'list' ? block.items.flat() : block.content;
  return pieces.flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));
}

test.each(readdirSync(folder))('every link of the sample text %s leads to a page there is', (name) => {
  const [, , body = ''] = readFileSync(path.join(folder, name), 'utf8').split(/^---$/m);
  const sections = parseMarkdown(body.trim());
  const blocks = sections.flatMap(({ blocks: own, entries }) => [...own, ...entries.flatMap((entry) => entry.blocks)]);
  const paths = blocks.flatMap(linksOf).map((href) => new URL(href, 'http://shop').pathname);

  expect(sections.length).toBeGreaterThan(0);
  expect(paths.filter((each) => !isKnownPath(each) && !served.includes(each))).toEqual([]);
});
