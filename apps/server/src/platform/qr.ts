import { encode } from 'uqr'

/** Modules of white around a code, so that readers find its edge (ISO/IEC 18004). */
const quietZone = 4

/**
 * The modules of a text's QR code row by row, black ones true, quiet zone included. Error correction M: a
 * seventh of the code may be scratched or dazzled.
 */
export const qrModules = (text: string, border = quietZone) => encode(text, { ecc: 'M', border }).data

/** The black runs of a row as parts of a path: `M4,7h3v1h-3z`. */
const runs = (row: readonly boolean[], y: number) =>
  [
    ...row
      .map(black => (black ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ].map(({ index, 0: { length } }) => `M${index},${y}h${length}v1h-${length}z`)

/**
 * The QR code of a text as a picture of its own, black on white, a unit per module; `title` is plain words. What
 * has white around it anyway needs no border.
 */
export const qrSvg = (text: string, title: string, border = quietZone) => {
  const modules = qrModules(text, border)
  const size = modules.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" lang="de" ` +
    `shape-rendering="crispEdges"><title>${title}</title><path fill="#fff" d="M0,0h${size}v${size}h-${size}z"/>` +
    `<path d="${modules.flatMap(runs).join('')}"/></svg>`
  )
}
