import path from 'node:path';
import { ChakraProvider, defineRecipe } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ElementType, type ReactNode, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from '#ui/system.ts';
import { chakra as ownChakra } from './chakra-factory.tsx';

/** Chakra's own factory; tests otherwise use the shop's. */
const chakrasFile = path.resolve('node_modules/@chakra-ui/react/dist/cjs/styled-system/factory.cjs');
const { chakra: chakras } = jest.requireActual<Pick<typeof import('@chakra-ui/react'), 'chakra'>>(chakrasFile);

type Factory = (tag: ElementType, config?: object, options?: object) => ElementType;

const chip = defineRecipe({
  base: { display: 'inline-flex', _hover: { color: 'accent' }, '& svg': { width: '4' } },
  variants: { tone: { calm: { color: 'ink.muted' }, loud: { color: 'accent' } } },
  defaultVariants: { tone: 'calm' },
});
const card = defineRecipe({ base: { display: 'block', padding: { base: '2', md: '4' } } });

function Named({ label, className }: { label: string; className?: string }) {
  return <span className={className}>{label}</span>;
}
function WithId() {
  return <i id={useId()} />;
}

const cases: readonly (readonly [title: string, tree: (factory: Factory) => ReactNode])[] = [
  [
    'style props, conditions and breakpoints',
    (chakra) => {
      const Box = chakra('div');
      return (
        <Box margin="4" paddingInline={{ base: '2', lg: 0 }} _focus={{ outline: 'none' }} css={[{ top: 0 }, null]}>
          text
        </Box>
      );
    },
  ],
  [
    'a number and the same digits',
    (chakra) => {
      const Box = chakra('div');
      return [<Box key="1" padding="4" />, <Box key="2" padding={4} />, <Box key="3" />];
    },
  ],
  [
    'a recipe with variants, defaults and attributes',
    (chakra) => {
      const Chip = chakra('button', chip, { defaultProps: { type: 'button', tone: 'loud' } });
      return [
        <Chip key="1" disabled aria-label="Red" data-on="" />,
        <Chip key="2" tone="calm" />,
        <Chip key="3" type={undefined} className="pattern-picture" color="ink" />,
      ];
    },
  ],
  [
    'a component that is made of another',
    (chakra) => {
      const Card = chakra(chakra('section', card), chip);
      return <Card tone="loud" as="article" />;
    },
  ],
  [
    'a component of the shop, and a class that it hands on',
    (chakra) => {
      const Box = chakra('b', card);
      const Plain = chakra(
        ({ className }: { className?: string }) => <Box className={className} color="accent" />,
        chip,
      );
      const Link = chakra(Named, chip);
      return [<Link key="1" label="Home" color="ink" />, <Plain key="2" />];
    },
  ],
  [
    'attributes that are also styles',
    (chakra) => {
      const [Rectangle, Picture, Input] = [chakra('rect'), chakra('img'), chakra('input')];
      return [
        <svg key="1">
          <Rectangle width="4" rx="2" fill="ink" />
        </svg>,
        <Picture key="2" alt="" htmlWidth={20} width="20px" unknown="x" />,
        <Input key="3" htmlSize={3} name="q" />,
      ];
    },
  ],
  [
    'the child that an element is shown as',
    (chakra) => {
      const Button = chakra('button', chip);
      return (
        <Button asChild tone="loud" id="a">
          <a href="/cart" className="own">
            Bag
          </a>
        </Button>
      );
    },
  ],
  [
    'identifiers below it',
    (chakra) => {
      const Box = chakra('div');
      return (
        <Box>
          <WithId />
          <Box>
            <WithId />
          </Box>
        </Box>
      );
    },
  ],
];

const styled = (tree: ReactNode) => (
  <CacheProvider value={createCache({ key: 'hd', container: document.head })}>
    <ChakraProvider value={system}>{tree}</ChakraProvider>
  </CacheProvider>
);
const markupOf = (tree: ReactNode) => renderToStaticMarkup(styled(tree));

test.each(cases)("an element is rendered as Chakra's own is: %s", (_, tree) => {
  const expected = markupOf(tree(chakras));

  expect(expected).toMatch(/class="[^"]*hd-|id="_R/);
  expect(ownChakra).not.toBe(chakras);
  expect(markupOf(tree(ownChakra))).toBe(expected);
});

test('an element that is rendered again looks the same', () => {
  const Chip: ElementType = ownChakra('button', chip);
  const tree = [<Chip key="1" tone="loud" color="ink" />, <Chip key="2" tone="loud" color="ink" />];

  const [, first, second] = /class="([^"]+)".*class="([^"]+)"/.exec(markupOf(tree)) ?? [];

  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('the page has the styles of an element, and those of others when it changes', () => {
  const Chip: ElementType = ownChakra('button', chip);
  const { rerender } = render(styled(<Chip css={{ opacity: 0.25 }}>Red</Chip>));
  const opacity = () => getComputedStyle(screen.getByRole('button', { name: 'Red' })).opacity;
  expect(opacity()).toBe('0.25');

  rerender(styled(<Chip css={{ opacity: 0.75 }}>Red</Chip>));

  expect(opacity()).toBe('0.75');
});

test('styles of what is inside come after those of what is around', () => {
  const Box: ElementType = ownChakra('div');
  const Chip: ElementType = ownChakra('button', chip);
  render(
    styled(
      <Box css={{ '& > *': { opacity: 0.25 } }}>
        <Chip css={{ opacity: 0.75 }}>Red</Chip>
      </Box>,
    ),
  );

  expect(getComputedStyle(screen.getByRole('button', { name: 'Red' })).opacity).toBe('0.75');
});

test('whoever asks for an element gets it, and an element and the child that stands for it both hear of a press', async () => {
  const Chip: ElementType = ownChakra('button', chip);
  const asked = createRef<HTMLElement>();
  const heard: string[] = [];
  render(
    styled(
      <Chip asChild ref={asked} onClick={() => heard.push('element')}>
        <a href="#bag" onClick={() => heard.push('child')}>
          Bag
        </a>
      </Chip>,
    ),
  );

  await userEvent.click(screen.getByRole('link', { name: 'Bag' }));

  expect(heard).toEqual(['element', 'child']);
  expect(asked.current).toBe(screen.getByRole('link', { name: 'Bag' }));
});
