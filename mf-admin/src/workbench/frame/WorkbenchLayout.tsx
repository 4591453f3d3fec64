import type { ReactNode } from 'react';
import { screens } from '../../screens';
import { Frame } from './Frame';

export { WorkbenchLayout as Component };

/** The frame of every screen behind the sign-in. It stays while one moves between them. */
export function WorkbenchLayout({ children }: { children: ReactNode }) {
  return <Frame screens={screens}>{children}</Frame>;
}
