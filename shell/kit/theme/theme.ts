import { createTheme } from '@mui/material/styles';

/** The Material UI theme, built on the tokens of the global styles. */
export const theme = createTheme({
  palette: {
    primary: { main: '#0E3F6E' },
    secondary: { main: '#F26A21', contrastText: '#0A1B2E' },
    error: { main: '#A3260F' },
    text: { primary: '#22364C', secondary: '#46586C' },
    background: { default: '#F4F3EF', paper: '#FCFBF8' },
  },
  shape: { borderRadius: 8 },
  typography: { fontFamily: 'var(--sans)', button: { textTransform: 'none' } },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&:focus-visible': { outline: '2px solid var(--focus, var(--navy))', outlineOffset: 3 },
        },
      },
    },
  },
});
