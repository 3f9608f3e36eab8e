import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import css from './settlements.module.css'

/** What the office asks for before it can approve. */
export const Returned = ({ settlement }: { settlement: Settlement }) => (
  <section className={css['settlement-returned']} aria-label="Rückfrage des Büros">
    <h2 className={css['settlement-returned__title']}>Zurückgegeben</h2>
    <p className={css['settlement-returned__text']}>{settlement.return_remark}</p>
  </section>
)
