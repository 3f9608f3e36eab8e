import './seat-ring.css'
import { seats, seatsFilled, seatsPath } from './seatRing.ts'

export interface Places {
  taken: number
  /** null: unlimited. */
  capacity: number | null
  state: 'free' | 'full' | 'booked' | 'waiting'
}

interface Props extends Places {
  /** 18 to 34 px at 100 % text size. */
  size?: number
  onBoard?: boolean
}

/** The table with its six seats. It repeats what the words beside it say, so it is hidden from screen readers. */
export const SeatRing = ({ taken, capacity, state, size = 24, onBoard = false }: Props) => {
  const filled = state === 'waiting' ? seats : seatsFilled(taken, capacity)
  const own = state === 'booked' ? 1 : 0
  // One path for each colour: a programme has hundreds of rings.
  const paths = {
    ' seat-ring__seat--own': seatsPath(0, own),
    ' seat-ring__seat--taken': seatsPath(own, filled),
    '': seatsPath(Math.max(own, filled), seats),
  }
  return (
    <svg
      className={`seat-ring seat-ring--${state}${onBoard ? ' seat-ring--board' : ''}`}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <circle className="seat-ring__disc" cx="12" cy="12" r={state === 'booked' ? 5.9 : 4.6} />
      {state === 'booked' && <path className="seat-ring__check" d="m9.2 12.3 2 2 3.7-4.1" />}
      {Object.entries(paths).map(
        ([colour, path]) => path && <path key={colour} className={`seat-ring__seat${colour}`} d={path} />,
      )}
    </svg>
  )
}
