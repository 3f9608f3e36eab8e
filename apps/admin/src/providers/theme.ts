import type { RaThemeOptions } from 'react-admin'
import { type Colours, darkColours, lightColours } from './colours.ts'

const font =
  '-apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** The same colours for our own style sheets: `var(--tr-primary)` and so on. */
const asProperties = (colours: Colours) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--tr-${name}`, value]))

const paletteOf = (mode: 'light' | 'dark', colours: Colours) => ({
  mode,
  primary: { main: colours.primary, contrastText: colours['on-primary'] },
  secondary: { main: colours.primary, contrastText: colours['on-primary'] },
  error: { main: colours.danger, contrastText: colours['on-danger'] },
  warning: { main: colours.warning },
  success: { main: colours.success },
  background: { default: colours.bg, paper: colours.card },
  text: { primary: colours.text, secondary: colours['text-2'], disabled: colours['text-3'] },
  divider: colours.line,
})

const themeOf = (mode: 'light' | 'dark', colours: Colours): RaThemeOptions => ({
  palette: paletteOf(mode, colours),
  shape: { borderRadius: 12 },
  typography: { fontFamily: font, fontSize: 14, button: { textTransform: 'none', fontWeight: 600 } },
  components: {
    MuiCssBaseline: { styleOverrides: { ':root': asProperties(colours) } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
      // What lies on the page has a hairline, what floats over it (menus) keeps its shadow.
      variants: [
        { props: { elevation: 0 }, style: { border: `1px solid ${colours.line}`, borderRadius: 14 } },
      ],
    },
    MuiAppBar: { styleOverrides: { root: { border: 0 } } },
    MuiCard: { defaultProps: { elevation: 0 } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: colours['line-strong'] } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colours.line, fontSize: '0.9375rem', padding: '8px 10px' },
        head: { color: colours['text-2'], fontSize: '0.8125rem', fontWeight: 600 },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 0 },
          '& .RaLayout-content': { minWidth: 0, padding: 0 },
        },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          margin: 2,
          maxWidth: 'calc(100% - 4px)',
          backgroundColor: colours['neutral-soft'],
          color: colours['on-neutral-soft'],
        },
      },
    },
    RaLogin: {
      styleOverrides: {
        root: {
          background: colours.bg,
          '& .RaLogin-card': { width: 'min(388px, calc(100% - 32px))', marginTop: '14vh' },
          '& .RaLogin-avatar': { display: 'none' },
        },
      },
    },
    RaLoginForm: {
      styleOverrides: {
        root: {
          '& .RaLoginForm-content': { boxSizing: 'border-box', width: '100%', padding: '12px 28px 20px' },
          '& .RaLoginForm-button': { minHeight: 46, fontSize: '1rem' },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: colours.card },
          '& .RaDataTable-row:last-of-type td': { borderBottom: 0 },
        },
      },
    },
  },
})

export const lightTheme = themeOf('light', lightColours)
export const darkTheme = themeOf('dark', darkColours)
