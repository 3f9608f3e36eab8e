import source from './tokens.css?raw'

/** `--tr-primary: #1E5945;` and so on. */
const tokensIn = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/(--tr-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )

const [light = '', dark = ''] = source.split('@media (prefers-color-scheme: dark)')

const lightTokens: Record<string, string> = tokensIn(light)
const darkTokens: Record<string, string> = { ...lightTokens, ...tokensIn(dark.split('\n}')[0] ?? '') }

export type Scheme = 'light' | 'dark'

/** The custom properties of `tokens.css`, for whoever switches the scheme without it (the Verwaltung). */
export const tokensOf = (scheme: Scheme) => (scheme === 'dark' ? darkTokens : lightTokens)

/** A colour itself, for what reckons with colours and takes no custom property: „#1E5945“. */
export const colourOf = (scheme: Scheme, name: string) => {
  const colour = tokensOf(scheme)[`--tr-${name}`]
  if (!colour) throw new Error(`tokens.css has no colour ${name}`)
  return colour
}
