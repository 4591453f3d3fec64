import styled from '@emotion/styled';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { workbenchTheme } from './workbenchTheme';

/**
 * The ground every screen of the workbench stands on: denser type, the workbench's own tokens, light or dark as the
 * visitor's system is set.
 */
export function WorkbenchTheme({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <ThemeProvider theme={workbenchTheme}>
      <Ground className={className ? `workbench ${className}` : 'workbench'}>{children}</Ground>
    </ThemeProvider>
  );
}

const Ground = styled('div')`
  font-size: 0.875rem;
  line-height: 1.45;
  min-height: 100dvh;
  background: var(--paper);
  color: var(--text);
`;
