import type { PlanItem } from '@tafelrunde/contract/admin-plan'
import { dayLabel } from '@tafelrunde/ui/days.ts'
import { Button, LinkBase } from 'react-admin'
import { placeText } from './fit.rules.ts'
import css from './plan.module.css'

type Props = { item: PlanItem; lecturers: string; close: () => void; takeAway: (item: PlanItem) => void }

const full = (at: NonNullable<PlanItem['at']>) => `${dayLabel(at.start)}, ${placeText(at)}`

/** What is chosen on the board: all of it in words, and what else can be done with it. */
export const Selected = ({ item, lecturers, close, takeAway }: Props) => (
  <section className={css['selected']} aria-label={`Gewählt: ${item.name}`}>
    <h2>{item.name}</h2>
    {lecturers && <p>{lecturers}</p>}
    {item.at && <p>{full(item.at)}</p>}
    <p>{item.published ? `Veröffentlicht: ${full(item.published)}` : 'Noch nicht veröffentlicht'}</p>
    {item.workshop !== null && <LinkBase to={`/workshops/${item.workshop}/show`}>Workshop ansehen</LinkBase>}
    {item.timeslot !== null && (
      <>
        <LinkBase to={`/timeslots/${item.timeslot}`}>Termin sofort ändern</LinkBase>
        <p>Was Sie im Formular des Termins ändern, ist gleich öffentlich: für Eiliges am Tag.</p>
      </>
    )}
    <div className={css['selected__buttons']}>
      <Button label="Vom Plan nehmen" color="error" onClick={() => takeAway(item)} />
      <Button label="Schließen" onClick={close} />
    </div>
  </section>
)
