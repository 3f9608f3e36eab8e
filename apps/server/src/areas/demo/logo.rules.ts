const hexagon = (x: number, y: number) => `<path d="M${x} ${y - 17}l15 8.5v17l-15 8.5l-15-8.5v-17z"/>`

const disc = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor" stroke="none"/>`

/** Drawn in a square of 72 around 0, 0, with `currentColor`; lines have round ends. */
const marks = {
  stroke: '<path d="M-34 16C-14-22-6 26 8-6S26-18 34-10" stroke-width="11"/>',
  grid: [-24, 3]
    .flatMap(x => [-24, 3].map(y => `<rect x="${x}" y="${y}" width="21" height="21" rx="5"/>`))
    .join(''),
  waves: [-20, 0, 20].map(y => `<path d="M-32 ${y}q16-18 32 0t32 0"/>`).join(''),
  hexagons: hexagon(-16, -14) + hexagon(16, -14) + hexagon(0, 14),
  shield: '<path d="M0-34L28-24V2C28 20 14 30 0 36C-14 30-28 20-28 2V-24Z"/><path d="M-11 0l8 9l15-18"/>',
  beads: `<path d="M-36 18Q0-46 36 18"/>${[-25, 0, 25].map(x => disc(x, x ? -1 : -14, 10)).join('')}`,
  bars: [-30, -10, 10, 30]
    .map((x, index) => `<path d="M${x} ${-30 + index * 6}V${30 - index * 6}" stroke-width="12"/>`)
    .join(''),
  flask: '<path d="M-9-32H9M-7-32V-10L-26 22Q-30 32-18 32H18Q30 32 26 22L7-10V-32"/><path d="M-17 12H17"/>',
  compass: '<circle r="32"/><path d="M12-12L5 5L-12 12L-5-5Z" fill="currentColor"/>',
  leaf: '<path d="M-26 26C-34-14-6-34 30-30C34 6 14 34-26 26Z"/><path d="M-34 34L8-8"/>',
  board: '<rect x="-34" y="-26" width="68" height="44" rx="5"/><path d="M-20 2Q-10-16 0-4T20-10M-22 32H22"/>',
  arcs: `<path d="M-20 8A24 24 0 0 1 20 8M-34-4A40 40 0 0 1 34-4"/>${disc(0, 20, 9)}`,
  book: '<path d="M0-18Q-16-30-34-24V20Q-16 14 0 26Q16 14 34 20V-24Q16-30 0-18V26"/>',
  cross:
    '<rect x="-32" y="-32" width="64" height="64" rx="16"/><path d="M0-15V15M-15 0H15" stroke-width="10"/>',
}
export type LogoMark = keyof typeof marks

/** Two lines at most: what stands first, and the rest below it. */
const linesOf = (name: string) => {
  const words = name.split(' ')
  const halves = words.map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map(line => line.length))
  return halves.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best)).filter(Boolean)
}

/** A plain logo as SVG: a mark and the name in one colour on tinted paper, legible on light and dark ground. */
export const drawLogo = (
  name: string,
  { mark, colour, paper }: { mark: LogoMark; colour: string; paper: string },
) => {
  const lines = linesOf(name)
  // 0.7 of the size is the widest that an average bold letter gets in the usual system fonts.
  const size = Math.min(28, 204 / 0.7 / Math.max(...lines.map(line => line.length)))
  const text = lines.map((line, index) => {
    const y = 90 + size * 0.36 + (index - (lines.length - 1) / 2) * size * 1.25
    return `<text x="140" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}">${line.replace('&', '&amp;')}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 180" color="${colour}">
<rect width="360" height="180" fill="${paper}"/>
<g transform="translate(76 90) scale(1.2)" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${marks[mark]}</g>
<g fill="currentColor" font-family="system-ui, sans-serif" font-weight="700">${text.join('')}</g>
</svg>`
}
