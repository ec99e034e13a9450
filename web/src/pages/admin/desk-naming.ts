import { createContext } from 'react';

/** Sets the name of what is shown; null for only the desk's name. */
export const DeskNaming = createContext<(shown: string | null) => void>(() => undefined);
