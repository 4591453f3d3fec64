import { Global } from '@emotion/react';
import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { workbenchCss } from '../theme/workbenchCss';

/** The ground every screen of the workbench stands on: denser type, the workbench's own tokens, light or dark. */
export function WorkbenchTheme({ children }: { children: ReactNode }) {
  return (
    <>
      <Global styles={workbenchCss} />
      <Look>{children}</Look>
    </>
  );
}

const Look = styled('div')`
  min-height: 100dvh;
  background: var(--paper);
  color: var(--text);
`;
