import type { Entrance } from '@tafelrunde/contract/admin/events/entrance'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { fullName } from '@tafelrunde/ui/names.ts'
import { Button, ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { useNow } from '../../../shared/useNow.ts'
import { register, type Told, takeBack } from './admit.ts'
import css from './entrance.module.css'
import { entryIn } from './entrance.rules.ts'
import type { Queued } from './queue.ts'

type Props = {
  entrance: Entrance
  queue: readonly Queued[]
  told: Told | undefined
  onTold: (told: Told) => void
}

/** Who it is: also somebody whose pass told no more than a number, once the server has named them. */
export const nameOf = ({ people }: Entrance, { person, title }: Told) => {
  const known = people.find(({ id }) => id === person)
  return known ? fullName(known) : title
}

/** What became of the last person, to be read at arm's length. */
export const Answer = ({ entrance, queue, told, onTold }: Props) => {
  const now = useNow()
  const wish = told?.register
  const person = told?.person
  const isIn = person !== undefined && entryIn(entrance.people, person, queue, now) !== undefined
  return (
    <div className={`${css.answer} ${css[`answer--${told?.tone ?? 'none'}`]}`} role="status">
      {!told && <p className={css.answer__text}>Scannen Sie einen Ausweis, oder suchen Sie einen Namen.</p>}
      {told && (
        <>
          <p className={css.answer__sign}>
            <Icon name={told.tone === 'good' ? 'check' : 'warning'} size={20} />
            {told.isNew ? `${told.sign} · zum ersten Mal dabei` : told.sign}
          </p>
          <h2 className={css.answer__name}>{nameOf(entrance, told)}</h2>
          {told.text && <p className={css.answer__text}>{told.text}</p>}
          {told.owes && <p className={css.answer__owes}>{told.owes}</p>}
        </>
      )}
      {wish && (
        <Button onClick={() => void register(entrance, wish).then(onTold)}>Anmelden und einlassen</Button>
      )}
      {told && isIn && !wish && (
        <div className={css.answer__deeds}>
          <ButtonLink
            kind="yellow"
            size="row"
            icon="pass"
            href={`/verwaltung/events/${entrance.event.id}/badges?person=${encodeURIComponent(nameOf(entrance, told))}`}
            target="_blank"
            rel="noopener"
          >
            Namensschild drucken
          </ButtonLink>
          <Button
            kind="tonal"
            size="row"
            onClick={() => void takeBack(entrance, { person, name: nameOf(entrance, told) }).then(onTold)}
          >
            Zurücknehmen
          </Button>
        </div>
      )}
    </div>
  )
}
