import type { Plugin } from 'vite'

const router = /@ionic\/react-router\/dist\/index\.js$/

/** Where Ionic has React draw the page that is opened, and draws all again once it knows what the address names. */
const drawings = [
  /(?<=ION_PAGE_WAIT_TIMEOUT_MS\);\s+)this\.forceUpdate\(\)/,
  /setRouteInfo\(updatedRouteInfo\)/,
]

const inPieces = `
const inPieces = draw => document.getElementById("first-view") ? React.startTransition(draw) : draw()`

/**
 * Lets React draw the page that is opened in small pieces, as it draws the app, while the first view stands there: in one,
 * it would keep a slow phone from scrolling that. Later a page is drawn at once, as Ionic waits for it.
 */
export const ionicInPieces = (): Plugin => ({
  name: 'ionic-in-pieces',
  apply: 'build',
  transform: {
    filter: { id: router },
    handler(code) {
      const missing = drawings.find(drawing => code.match(new RegExp(drawing, 'g'))?.length !== 1)
      if (missing) this.error(`${missing} is not once in Ionic's router`)
      return drawings.reduce(
        (made, drawing) => made.replace(drawing, found => `inPieces(() => ${found})`),
        code + inPieces,
      )
    },
  },
})
