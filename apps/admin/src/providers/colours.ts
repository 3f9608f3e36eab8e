import { coloursCss, coloursOf, type Scheme } from '@tafelrunde/contract/values/colours'
import { colourOf } from '@tafelrunde/ui/tokens.ts'
import { useSyncExternalStore } from 'react'

// The style sheet `/colours.css` that the page links says which colour the association has; scripts wait for it.
let colour = getComputedStyle(document.documentElement).getPropertyValue('--tr-association').trim() || null
const listeners = new Set<() => void>()

/** The shades of a scheme by their names in `tokens.css`: designed for Tafelgrün (null), reckoned of any other colour. */
export const shadesOf = (scheme: Scheme, of: string | null) => {
  const own: Partial<Record<string, string>> = of ? coloursOf(scheme, of) : {}
  return (name: string) => own[name] ?? colourOf(scheme, name)
}

/** What surrounds the page, on a tablet, has the colour of the menu. */
const paintSurroundings = () => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = shadesOf(meta.media.includes('dark') ? 'dark' : 'light', colour)('board')
}
paintSurroundings()

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The association's colour as the whole Verwaltung shows it; null is Tafelgrün. */
export const useAssociationColour = () => useSyncExternalStore(follow, () => colour)

// In the place of the style sheet that the page links. Made as an object: the page may have no styles in it.
const sheet = new CSSStyleSheet()

/** Shows everything in this colour from now on. */
export const showColour = (chosen: string | null) => {
  sheet.replaceSync(coloursCss(chosen))
  document.adoptedStyleSheets = [sheet]
  document.querySelector("link[href^='/colours.css']")?.remove()
  colour = chosen
  paintSurroundings()
  for (const listener of listeners) listener()
}
