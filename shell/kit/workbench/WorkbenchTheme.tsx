import { Global } from '@emotion/react';
import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';
import { workbenchCss } from '../theme/workbenchCss';

/** The theme of every workbench screen: denser type and the workbench's own tokens, light or dark. */
export function WorkbenchTheme({ children }: { children: ReactNode }) {
  return (
    <>
      <Global styles={workbenchCss} />
      <Styles>{children}</Styles>
    </>
  );
}

const Styles = styled('div')`
  min-height: 100dvh;
  background: var(--paper);
  color: var(--text);
`;
