import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first lazy route transforms half of the design system.
configure({ asyncUtilTimeout: 10_000 });

const unexpected: string[] = [];
for (const method of ['error', 'warn'] as const) {
  jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => void unexpected.push(parts.map(String).join(' ')));
}

beforeEach(() => {
  unexpected.length = 0;
  window.localStorage.clear();
});

afterEach(() => {
  expect(unexpected).toEqual([]);
});
