import type { Placement, PlanItem } from '@tafelrunde/contract/admin/events/plan'
import { dayLabel } from '@tafelrunde/ui/days.ts'
import { LinkBase } from 'react-admin'
import { CallOff } from '../../shared/calling-off/CallOff.tsx'
import { TakeBack } from '../../shared/calling-off/TakeBack.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { isBand } from './board.rules.ts'
import { placeText } from './fit.rules.ts'
import css from './side.module.css'

type Props = {
  item: PlanItem
  lecturers: string
  close: () => void
  place: (at: Placement | null) => void
  nextFree: () => void
}

const full = (item: PlanItem, at: Placement) => `${dayLabel(at.start)}, ${placeText(item, at)}`

const everywhere = { room: null, location: '' }

/** At once, whatever is planned: not only with the next publication. */
const Off = ({ id, item, at }: { id: number; item: PlanItem; at: Placement }) => {
  const timeslot = { id, name: item.name, start: at.start, end: at.end }
  return item.is_called_off ? <TakeBack timeslot={timeslot} /> : <CallOff timeslot={timeslot} />
}

/** What is chosen on the board: all of it in words, and what else can be done with it. */
export const Selected = ({ item, lecturers, close, place, nextFree }: Props) => (
  <section className={css['selected']} aria-label={`Gewählt: ${item.name}`}>
    <h2>{item.name}</h2>
    {lecturers && <p>{lecturers}</p>}
    {item.at && <p>{full(item, item.at)}</p>}
    <p>{item.published ? `Veröffentlicht: ${full(item, item.published)}` : 'Noch nicht veröffentlicht'}</p>
    {item.workshop !== null && <LinkBase to={`/workshops/${item.workshop}/show`}>Workshop ansehen</LinkBase>}
    {item.timeslot !== null && (
      <>
        <LinkBase to={`/timeslots/${item.timeslot}`}>Termin sofort ändern</LinkBase>
        <p>Was Sie im Formular des Termins ändern, ist gleich öffentlich: für Eiliges am Tag.</p>
      </>
    )}
    <div className={css['selected__buttons']}>
      {item.timeslot !== null && item.published && <Off id={item.timeslot} item={item} at={item.published} />}
      <Button label="Nächste freie Zeit" onClick={nextFree} />
      {item.workshop === null && item.at && !isBand(item, item.at) && (
        <Button label="Für alle Räume" onClick={() => place(item.at && { ...item.at, ...everywhere })} />
      )}
      <Button label="Vom Plan nehmen" color="error" onClick={() => place(null)} />
      <Button label="Schließen" onClick={close} />
    </div>
  </section>
)
