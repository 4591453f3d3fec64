import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { workbenchCss } from '../theme/workbenchCss';
import { workbenchTheme } from '../theme/workbenchTheme';

/** The ground every screen of the workbench stands on: denser type, the workbench's own tokens, light or dark. */
export function WorkbenchTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={workbenchTheme}>
      <Global styles={workbenchCss} />
      <Ground>{children}</Ground>
    </ThemeProvider>
  );
}

const Ground = styled('div')`
  min-height: 100dvh;
  background: var(--paper);
  color: var(--text);
`;
