import './seat-ring.css'
import { seatPath, seats, seatsFilled } from './seatRing.ts'

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
      {Array.from({ length: seats }, (_, index) => (
        <path
          key={index}
          className={`seat-ring__seat${index < filled ? ' seat-ring__seat--taken' : ''}${
            state === 'booked' && index === 0 ? ' seat-ring__seat--own' : ''
          }`}
          d={seatPath(index)}
        />
      ))}
    </svg>
  )
}
