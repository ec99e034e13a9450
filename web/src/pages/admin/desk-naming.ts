import { createContext } from 'react';

/** Tells the frame of the desks the name of what is shown; null for no more than the name of the desk. */
export const DeskNaming = createContext<(shown: string | null) => void>(() => undefined);
