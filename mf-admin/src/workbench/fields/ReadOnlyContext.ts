import { createContext } from 'react';

/** Whether the fields below can only be read, for lists of items and what is in them. */
export const ReadOnlyContext = createContext(false);
