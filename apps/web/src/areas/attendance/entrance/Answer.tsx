import type { Entrance } from '@tafelrunde/contract/admin/events/entrance'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { fullName } from '@tafelrunde/ui/names.ts'
import { Button, ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { useNow } from '../../../shared/useNow.ts'
import { type Outcome, register, takeBack } from './admit.ts'
import css from './entrance.module.css'
import { entryIn } from './entrance.rules.ts'
import type { Queued } from './queue.ts'

type Props = {
  entrance: Entrance
  queue: readonly Queued[]
  outcome: Outcome | undefined
  onOutcome: (outcome: Outcome) => void
}

/** Who it is: also somebody whose pass told no more than a number, once the server has named them. */
export const nameOf = ({ people }: Entrance, { person, title }: Outcome) => {
  const known = people.find(({ id }) => id === person)
  return known ? fullName(known) : title
}

/** What became of the last person, to be read at arm's length. */
export const Answer = ({ entrance, queue, outcome, onOutcome }: Props) => {
  const now = useNow()
  const wish = outcome?.register
  const person = outcome?.person
  const isIn = person !== undefined && entryIn(entrance.people, person, queue, now) !== undefined
  return (
    <div className={`${css.answer} ${css[`answer--${outcome?.tone ?? 'none'}`]}`} role="status">
      {!outcome && (
        <p className={css.answer__text}>Scannen Sie einen Ausweis, oder suchen Sie einen Namen.</p>
      )}
      {outcome && (
        <>
          <p className={css.answer__sign}>
            <Icon name={outcome.tone === 'good' ? 'check' : 'warning'} size={20} />
            {outcome.isNew ? `${outcome.sign} · zum ersten Mal dabei` : outcome.sign}
          </p>
          <h2 className={css.answer__name}>{nameOf(entrance, outcome)}</h2>
          {outcome.text && <p className={css.answer__text}>{outcome.text}</p>}
          {outcome.owes && <p className={css.answer__owes}>{outcome.owes}</p>}
        </>
      )}
      {wish && (
        <Button onClick={() => void register(entrance, wish).then(onOutcome)}>Anmelden und einlassen</Button>
      )}
      {outcome && isIn && !wish && (
        <div className={css.answer__deeds}>
          <ButtonLink
            kind="yellow"
            size="row"
            icon="pass"
            href={`/verwaltung/events/${entrance.event.id}/badges?person=${encodeURIComponent(nameOf(entrance, outcome))}`}
            target="_blank"
            rel="noopener"
          >
            Namensschild drucken
          </ButtonLink>
          <Button
            kind="tonal"
            size="row"
            onClick={() =>
              void takeBack(entrance, { person, name: nameOf(entrance, outcome) }).then(onOutcome)
            }
          >
            Zurücknehmen
          </Button>
        </div>
      )}
    </div>
  )
}
