const centre = 52
const radius = 46
const mostArcs = 12
const round = (value: number) => Number(value.toFixed(2))

const point = (angle: number) => ({
  x: round(centre + radius * Math.sin(angle)),
  y: round(centre - radius * Math.cos(angle)),
})

/** The seats of a few people: arcs around the table, clockwise from the top, on a square of 104 units. */
const arcs = (people: number) => {
  const step = (2 * Math.PI) / people
  const gap = Math.min(0.14, step / 5)
  return Array.from({ length: people }, (_, index) => {
    const from = point(index * step + gap)
    const to = point((index + 1) * step - gap)
    const isLong = step - 2 * gap > Math.PI ? 1 : 0
    return `M${from.x} ${from.y}A${radius} ${radius} 0 ${isLong} 1 ${to.x} ${to.y}`
  })
}

/** The seats of many: a dot for each, as large as they have room. */
const dots = (people: number) => {
  const step = (2 * Math.PI) / people
  const r = round(Math.min(4.5, (radius * step) / 2 - 0.6))
  return Array.from({ length: people }, (_, index) => ({ ...point((index + 0.5) * step), r }))
}

/** How a ring of so many seats is drawn (design: Seat ring). */
export const ringOf = (people: number) =>
  people > mostArcs ? { dots: dots(people), arcs: [] } : { dots: [], arcs: arcs(people) }
