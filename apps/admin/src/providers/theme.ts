import { mixed } from '@tafelrunde/contract/values/oklch'
import { type Scheme, tokensOf } from '@tafelrunde/ui/tokens.ts'
import type { RaThemeOptions } from 'react-admin'
import { shadesOf } from './colours.ts'

type Colour = (name: string) => string

const paletteOf = (mode: Scheme, colour: Colour) => ({
  mode,
  // Under the pointer, no darker than what is written on it can still be read.
  primary: {
    main: colour('primary'),
    dark: mixed(colour('primary'), '#000000', 0.12),
    contrastText: colour('on-primary'),
  },
  secondary: { main: colour('primary'), contrastText: colour('on-primary') },
  error: { main: colour('danger'), contrastText: colour('on-danger') },
  warning: { main: colour('warning') },
  success: { main: colour('success') },
  background: { default: colour('bg'), paper: colour('card') },
  text: { primary: colour('text'), secondary: colour('text-2'), disabled: colour('text-3') },
  divider: colour('line'),
})

const themeOf = (mode: Scheme, colour: Colour): RaThemeOptions => ({
  palette: paletteOf(mode, colour),
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'var(--tr-font)',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    // For our own style sheets: `var(--tr-primary)` and so on, of the scheme that the office has chosen.
    MuiCssBaseline: { styleOverrides: { ':root': tokensOf(mode) } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
      // What lies on the page has a hairline, what floats over it (menus) keeps its shadow.
      variants: [
        { props: { elevation: 0 }, style: { border: `1px solid ${colour('line')}`, borderRadius: 14 } },
      ],
    },
    // react-admin names a row's box where screen readers do not look: the name goes to the box itself.
    MuiCheckbox: {
      defaultProps: {
        slotProps: { input: (props: { 'aria-label'?: string }) => ({ 'aria-label': props['aria-label'] }) },
      },
    },
    // The ring beside a page's title turns whenever something is fetched; a bar stands for what a row names and is not there yet.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Wird geladen' } },
    MuiLinearProgress: { defaultProps: { 'aria-label': 'Wird geladen' } },
    MuiAppBar: { styleOverrides: { root: { border: 0 } } },
    MuiCard: { defaultProps: { elevation: 0 } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // As react-admin has them, with their icons in the middle of the line.
      styleOverrides: { sizeSmall: { lineHeight: 1.5 } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: colour('line-strong') } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colour('line'), fontSize: '0.9375rem', padding: '8px 10px' },
        head: { color: colour('text-2'), fontSize: '0.8125rem', fontWeight: 600 },
      },
    },
    // An emptied text is empty; react-admin would say null, which no text of the contract is.
    RaTextInput: { defaultProps: { parse: (text: string) => text } },
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
          backgroundColor: colour('neutral-soft'),
          color: colour('on-neutral-soft'),
        },
      },
    },
    RaLogin: {
      styleOverrides: {
        root: {
          background: colour('bg'),
          '& .RaLogin-card': { width: 'min(388px, calc(100% - 32px))', marginTop: '14vh' },
          '& .RaLogin-avatar': { display: 'none' },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: colour('card') },
          '& .RaDataTable-row:last-of-type td': { borderBottom: 0 },
        },
      },
    },
  },
})

/** The theme of a scheme with the association's colour; null is Tafelgrün. */
export const themeIn = (scheme: Scheme, colour: string | null) => {
  return themeOf(scheme, shadesOf(scheme, colour))
}
