import type { ReactNode } from 'react';
import { screens } from '../../screens';
import { WorkbenchFrame } from './WorkbenchFrame';

export { WorkbenchLayout as Component };

/** The frame of every screen behind the sign-in. It stays while one moves between them. */
export function WorkbenchLayout({ children }: { children: ReactNode }) {
  return <WorkbenchFrame screens={screens}>{children}</WorkbenchFrame>;
}
