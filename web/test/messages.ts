import { screen } from '@testing-library/react';

/** Where success is told that no page shows; empty where the page itself does. */
export const messages = () => screen.getByRole('log', { name: 'Messages' });
