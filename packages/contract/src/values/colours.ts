import { contrastOf, mixed, oklabOf, withLightness } from './oklch.ts'

/** The product's own colour, whose shades are designed (`tokens.css` of packages/ui) and not reckoned. */
export const tafelgruen = '#1E5945'

export type Scheme = 'light' | 'dark'

/** What colours of the association have to be seen on, and what is written on them: as in `tokens.css`. */
export const grounds = {
  light: { bg: '#FAF9F5', card: '#FFFFFF', sunken: '#F0EFE8', neutralSoft: '#EBEAE3' },
  dark: { bg: '#101A16', card: '#18241F', sunken: '#22302A', neutralSoft: '#28352F' },
} as const
const chalk = '#FBFBF7'

/** The primary colour and what is written on it, where nobody has chosen another one. */
const designed = {
  light: { primary: tafelgruen, onPrimary: '#FFFFFF' },
  dark: { primary: '#7CC4A4', onPrimary: '#0C2118' },
} as const

/** „#1e5945“, „1E5945“ or „#abc“ as „#1E5945“; undefined for what is no colour. */
export const readColour = (text: string) => {
  const [, typed = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? []
  if (!typed) return undefined
  const six = typed.length === 3 ? typed.replace(/./g, '$&$&') : typed
  return `#${six.toUpperCase()}`
}

const step = 0.004

/** The nearest shade of a colour, darker (-1) or lighter (1), that keeps what is asked of it. */
const nearest = (colour: string, direction: 1 | -1, keeps: (shade: string) => boolean) => {
  const seen = oklabOf(colour)
  let shade = colour
  for (let lightness = seen.lightness; !keeps(shade); lightness += direction * step) {
    if (lightness < 0 || lightness > 1) return direction < 0 ? '#000000' : '#FFFFFF'
    shade = withLightness(seen, lightness)
  }
  return shade
}

const seenOn =
  (least: number, ...others: string[]) =>
  (shade: string) =>
    others.every(other => contrastOf(shade, other) >= least)

/** How much of the primary colour a quiet ground of it has. */
const soft = 0.12
const softOf = (scheme: Scheme, primary: string) => mixed(grounds[scheme].card, primary, soft)

/** The association's colour as it is shown: it may have to be darker, or on dark ground lighter, to be read. */
const primaryOf = (scheme: Scheme, colour: string) => {
  const { bg, card, sunken, neutralSoft } = grounds[scheme]
  const isRead = (shade: string) =>
    seenOn(4.5, bg, card, sunken, neutralSoft, softOf(scheme, shade))(shade) &&
    seenOn(scheme === 'light' ? 4.5 : 7, card)(shade)
  return nearest(colour, scheme === 'light' ? -1 : 1, isRead)
}

const darkBoard = 0.36

const boardOf = (scheme: Scheme, primary: string) =>
  scheme === 'light'
    ? nearest(primary, -1, seenOn(7, chalk))
    : nearest(withLightness(oklabOf(primary), darkBoard), -1, seenOn(7, chalk))

/** Pure black or white tells no hue: text on the light primary colour of the dark scheme keeps a little of it. */
const onPrimaryOf = (scheme: Scheme, primary: string) =>
  scheme === 'light' ? '#FFFFFF' : nearest(mixed(primary, '#000000', 0.82), -1, seenOn(7, primary))

/** All that a scheme has of the association's colour, by the names of `tokens.css`. */
export const coloursOf = (scheme: Scheme, colour: string) => {
  const isLight = scheme === 'light'
  const primary = primaryOf(scheme, colour)
  const primarySoft = softOf(scheme, primary)
  const board = boardOf(scheme, colour)
  const board2 = mixed(board, '#000000', 0.18)
  const { card, bg, sunken } = grounds[scheme]
  return {
    primary,
    'on-primary': onPrimaryOf(scheme, primary),
    'primary-soft': primarySoft,
    'on-primary-soft': nearest(primary, isLight ? -1 : 1, seenOn(7, primarySoft)),
    board,
    'board-2': board2,
    'on-board': chalk,
    'on-board-2': mixed(chalk, board, 0.18),
    'board-line': mixed(board, chalk, 0.2),
    'board-chalk': nearest(mixed(chalk, board, 0.37), 1, seenOn(4.5, board2)),
    bar: nearest(withLightness(oklabOf(colour), 0.62), isLight ? -1 : 1, seenOn(3, bg, card, sunken)),
    'block-line': mixed(card, primary, 0.3),
  }
}

/** The primary colour of a scheme and what is written on it; null is Tafelgrün. */
export const primaryPair = (scheme: Scheme, colour: string | null) => {
  if (colour === null) return designed[scheme]
  const primary = primaryOf(scheme, colour)
  return { primary, onPrimary: onPrimaryOf(scheme, primary) }
}

const declared = (scheme: Scheme, colour: string) =>
  Object.entries(coloursOf(scheme, colour))
    .map(([name, value]) => `--tr-${name}:${value}`)
    .join(';')

/**
 * The style sheet that lays the association's colour over `tokens.css`, wherever that stands; empty for Tafelgrün. It says
 * which colour it is, and which one white paper has in both schemes.
 */
export const coloursCss = (colour: string | null) => {
  if (colour === null) return ''
  const own = `--tr-association:${colour};--tr-on-paper:${primaryOf('light', colour)}`
  return `:root:root{${own};${declared('light', colour)}}
@media (prefers-color-scheme:dark){:root:root{${declared('dark', colour)}}}
`
}
