import { createTheme } from '@mui/material/styles';
import { theme } from '../theme/theme';

/** The same office's look for the parts only the workbench uses. */
export const workbenchTheme = createTheme(theme, {
  components: {
    MuiDrawer: {
      styleOverrides: {
        paper: {
          width: 'min(520px, 100vw)',
          background: 'var(--sheet)',
          color: 'var(--text)',
          borderLeft: '1px solid var(--line-2)',
          boxShadow: 'var(--sh-float)',
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          background: 'var(--sheet)',
          color: 'var(--text)',
          border: '1px solid var(--line-2)',
          boxShadow: 'var(--sh-float)',
        },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: {
          background: 'var(--sheet)',
          border: '1px solid var(--line-2)',
          boxShadow: 'var(--sh-float)',
        },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: '.875rem', color: 'var(--text)' } } },
  },
});
