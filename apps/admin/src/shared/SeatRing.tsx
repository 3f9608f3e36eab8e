import './seat-ring.css'
import { isFull, type Places, takenSeats } from './places.rules.ts'

const radius = 9.9
const halfGap = 0.27
const point = (angle: number) =>
  `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`

// The arcs of the six seats, clockwise from the top, on the grid of 24 units.
const seatPaths = Array.from({ length: 6 }, (_, seat) => {
  const start = -Math.PI / 2 + (seat * Math.PI) / 3
  return `M${point(start + halfGap)}A${radius} ${radius} 0 0 1 ${point(start + Math.PI / 3 - halfGap)}`
})

/** The table with its six seats. It repeats the numbers beside it, so it is hidden from screen readers. */
export const SeatRing = ({ places }: { places: Places }) => (
  <svg
    className={isFull(places) ? 'seat-ring seat-ring--full' : 'seat-ring'}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="4.6" />
    {seatPaths.map((path, seat) => (
      <path key={path} d={path} className={seat < takenSeats(places) ? 'seat-ring__taken' : ''} />
    ))}
  </svg>
)
