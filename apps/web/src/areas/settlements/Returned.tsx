import type { Settlement } from '@tafelrunde/contract/settlements'
import './settlements.css'

/** What the office asks for before it can approve. */
export const Returned = ({ settlement }: { settlement: Settlement }) => (
  <section className="settlement-returned" aria-label="Rückfrage des Büros">
    <h2 className="settlement-returned__title">Zurückgegeben</h2>
    <p className="settlement-returned__text">{settlement.return_remark}</p>
  </section>
)
