export const seats = 6

/**
 * How many of the ring's six seats are drawn as taken. The share of places is rounded, but the ring is
 * never full while a place is free and never empty once one is taken (design: Seat ring).
 * `capacity` null: unlimited, so at most the one seat that says that somebody is there.
 */
export const seatsFilled = (taken: number, capacity: number | null) => {
  if (capacity !== null && taken >= capacity) return seats
  const share = capacity === null ? 0 : Math.round((taken / capacity) * seats)
  return Math.min(Math.max(share, taken > 0 ? 1 : 0), seats - 1)
}

const radius = 9.9
const halfGap = 0.27
const round = (value: number) => Number(value.toFixed(2))
const point = (angle: number) =>
  `${round(12 + radius * Math.cos(angle))} ${round(12 + radius * Math.sin(angle))}`

const arc = (seat: number) => {
  const start = -Math.PI / 2 + (seat * 2 * Math.PI) / seats
  return `M${point(start + halfGap)}A${radius} ${radius} 0 0 1 ${point(start + (2 * Math.PI) / seats - halfGap)}`
}

/** The arcs of seat `from` to the one before `to`, 0 to 6 clockwise from the top, on the grid of 24 units; empty if none. */
export const seatsPath = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => arc(from + index)).join('')
