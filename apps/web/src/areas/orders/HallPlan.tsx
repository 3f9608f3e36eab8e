import type { Exhibition } from '@tafelrunde/contract/orders'
import '../../shared/ui/board.css'
import { HallDrawing } from './HallDrawing.tsx'
import './hall.css'
import type { Hall } from './hall.rules.ts'

type Props = {
  event: Exhibition['event']
  hall: Hall
  /** Of the order that is being changed. */
  own: readonly string[]
  chosen: readonly string[]
  onToggle: (place: string) => void
}

/** Where the tables stand: tapped, a free one is chosen. */
export const HallPlan = ({ event, ...drawn }: Props) => (
  <div className="board">
    <div className="board__content">
      <div className="hall__head">
        <h2 className="hall__name">{drawn.hall.name}</h2>
        <span>{event.name}</span>
      </div>
      <HallDrawing {...drawn} />
      <ul className="hall__legend">
        <li className="hall__key hall__key--chosen">Ihre Auswahl</li>
        <li className="hall__key">frei</li>
        <li className="hall__key hall__key--taken">vergeben</li>
      </ul>
    </div>
  </div>
)
