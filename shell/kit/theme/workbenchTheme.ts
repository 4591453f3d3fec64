import { createTheme } from '@mui/material/styles';
import { theme } from './theme';

const surface = {
  background: 'var(--sheet)',
  backgroundImage: 'none',
  color: 'var(--text)',
  boxShadow: 'var(--sh-float)',
  // It has the focus only until a control in it gets it.
  '&:focus-visible': { outline: 0, boxShadow: 'var(--sh-float)' },
};

/** The Material UI theme of the workbench. */
export const workbenchTheme = createTheme(theme, {
  components: {
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: 'rgba(7, 23, 42, .45)' },
        invisible: { backgroundColor: 'transparent' },
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: { ...surface, overscrollBehavior: 'contain' },
        root: {
          '&.MuiDrawer-anchorRight > .MuiDrawer-paper': {
            width: 'min(428px, 100vw)',
            borderLeft: '1px solid var(--line-2)',
          },
          '&.MuiDrawer-anchorBottom > .MuiDrawer-paper': {
            borderTop: '1px solid var(--line-2)',
            maxHeight: '85dvh',
          },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...surface,
          margin: 16,
          width: 'min(480px, 100% - 32px)',
          border: '1px solid var(--line-2)',
          borderRadius: 3,
        },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: {
          ...surface,
          marginTop: 4,
          minWidth: 168,
          border: '1px solid var(--line-2)',
          borderRadius: 6,
        },
        list: { padding: 4 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          '&&': { minHeight: 'var(--ctl)' },
          padding: '0 10px',
          borderRadius: 4,
          fontSize: '.875rem',
          fontWeight: 500,
          color: 'var(--text)',
          '&:hover, &.Mui-focusVisible': { background: 'var(--hover)', color: 'var(--ink)' },
          '&.Mui-selected, &.Mui-selected:hover': {
            background: 'var(--sel)',
            color: 'var(--ink)',
            fontWeight: 600,
          },
        },
      },
    },
  },
});
