import type { ReactNode } from 'react';
import { screens } from '../../screens';
import { WorkbenchFrame } from './WorkbenchFrame';

export { WorkbenchLayout as Component };

/** The layout of all screens; it stays mounted during navigation. */
export function WorkbenchLayout({ children }: { children: ReactNode }) {
  return <WorkbenchFrame screens={screens}>{children}</WorkbenchFrame>;
}
