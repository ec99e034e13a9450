import { parseMarkdown } from './markdown.ts';

test('headings make sections with anchors, and entries inside them', () => {
  const sections = parseMarkdown(
    'Before.\n\n## What’s **this**?\n\nOne\ntwo.\n\n### Inside\n\nThree.\n\n## Ünï\n\n## Ünï\n',
  );
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['text', ''],
    ['whats-this', 'What’s **this**?'],
    ['uni', 'Ünï'],
    ['uni-2', 'Ünï'],
  ]);
  expect(sections[1]).toMatchObject({
    blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'One two.' }] }],
    entries: [{ heading: 'Inside', blocks: [{ kind: 'paragraph' }] }],
  });
});

test('lists, steps, quotations and code', () => {
  const [section] = parseMarkdown(
    '## A\n\n- one\n  goes on\n- two\n\n1. first\n2. second\n\n> said\n> so\n\n```js\na\n\nb\n```',
  );
  expect(section?.blocks).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ kind: 'text', text: 'one goes on' }], [{ kind: 'text', text: 'two' }]],
    },
    { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]] },
    { kind: 'quote', content: [{ kind: 'text', text: 'said so' }] },
    { kind: 'code', text: 'a\n\nb' },
  ]);
});

test('weight, code and links within a line', () => {
  const [section] = parseMarkdown('## A\n\nSee **this** `code` [here](/licenses), or [mail](mailto:a@b.example).');
  expect(section?.blocks[0]).toEqual({
    kind: 'paragraph',
    content: [
      { kind: 'text', text: 'See ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'code' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'here', href: '/licenses' },
      { kind: 'text', text: ', or ' },
      { kind: 'link', text: 'mail', href: 'mailto:a@b.example' },
      { kind: 'text', text: '.' },
    ],
  });
});

test.each(['javascript:steal', '//evil.example', 'data:text/html,x', 'http://plain.example'])(
  'a link to %s is only its words',
  (href) => {
    const [section] = parseMarkdown(`## A\n\n[words](${href})`);
    expect(section?.blocks[0]).toMatchObject({ content: [{ kind: 'text', text: 'words' }] });
  },
);

test('HTML stays text, and an empty text has no sections', () => {
  const [section] = parseMarkdown('## A\n\n<img src=x onerror=alert(1)>');
  expect(section?.blocks[0]).toMatchObject({ content: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] });
  expect(parseMarkdown('  \n')).toEqual([]);
});
