import type { Exhibition } from '@tafelrunde/contract/exhibitions/orders'
import '../../../shared/ui/boards/board.css'
import { HallDrawing } from './HallDrawing.tsx'
import css from './hall.module.css'
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
      <div className={css.hall__head}>
        <h2 className={css.hall__name}>{drawn.hall.name}</h2>
        <span>{event.name}</span>
      </div>
      <HallDrawing {...drawn} />
      <ul className={css.hall__legend}>
        <li className={`${css.hall__key} ${css['hall__key--chosen']}`}>Ihre Auswahl</li>
        <li className={css.hall__key}>frei</li>
        <li className={`${css.hall__key} ${css['hall__key--taken']}`}>vergeben</li>
      </ul>
    </div>
  </div>
)
