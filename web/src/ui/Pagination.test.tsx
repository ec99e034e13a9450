import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pagination } from './Pagination.tsx';
import { system } from './system.ts';

const width = window.innerWidth;
afterEach(() => {
  window.innerWidth = width;
});

test.each([
  [1024, ['1', '3', '4', '5', '6', '7', '9']],
  [768, ['1', '3', '4', '5', '6', '7', '9']],
  [767, ['1', '4', '5', '6', '9']],
])('V-39 at %d px the pages around the current one are %j', (innerWidth, pages) => {
  window.innerWidth = innerWidth;
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Pagination page={5} totalPages={9} hrefOf={(page) => `?page=${page}`} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  expect(screen.getAllByRole('link', { name: /^Page / }).map((link) => link.textContent)).toEqual(pages);
});
