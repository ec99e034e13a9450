import { screen } from '@testing-library/react';

/** The live region for success messages that are not visible on the page. */
export const messages = () => screen.getByRole('log', { name: 'Messages' });
