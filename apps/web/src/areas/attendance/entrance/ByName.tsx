import type { Entrance } from '@tafelrunde/contract/admin/events/entrance'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDebounce } from 'use-debounce'
import { later } from '../../../shared/code/later.tsx'
import { OnDemand } from '../../../shared/code/OnDemand.tsx'
import { useOnline } from '../../../shared/queries/online.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { SearchField } from '../../../shared/ui/fields/SearchField.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { useNow } from '../../../shared/useNow.ts'
import { peopleQuery } from '../door/people.api.ts'
import { PersonFrame } from '../marks/AttendanceRow.tsx'
import { admit, type Outcome, register } from './admit.ts'
import css from './entrance.module.css'
import { entryOf, foundBy, isExpected, isPass } from './entrance.rules.ts'
import { againText, standingText } from './entrance.texts.ts'
import type { Queued } from './queue.ts'

type Props = {
  entrance: Entrance
  queue: readonly Queued[]
  onOutcome: (outcome: Outcome) => void
  onPass: (token: string) => Promise<void>
}

/** So many are shown; who looks for one of more types on. */
const most = 8
const pauseMs = 300
/** Fewer letters say nothing. */
const fewest = 3

const NewPersonSheet = later(async () => (await import('./NewPersonSheet.tsx')).NewPersonSheet)

type RowProps = { id: number; name: string; line: string; label: string; onTap: () => void }
const Row = ({ id, name, line, label, onTap }: RowProps) => (
  <PersonFrame
    person={{ id, name }}
    line={line}
    waiting={false}
    action={
      <Button kind="tonal" size="row" aria-label={`${name}: ${label}`} onClick={onTap}>
        {label}
      </Button>
    }
  />
)

/** People by name or customer number; what a scanner types here, with Enter at its end, is a pass. */
export const ByName = ({ entrance, queue, onOutcome, onPass }: Props) => {
  const [search, setSearch] = useState('')
  const [isNew, setNew] = useState(false)
  const online = useOnline()
  const [settled] = useDebounce(search.trim(), pauseMs)
  const now = useNow()
  const found = foundBy(search, entrance.people)
  const { data: others = [] } = useQuery(peopleQuery(isPass(settled) ? '' : settled))
  const listed = new Set(entrance.people.map(({ id }) => id))
  const strangers = search.trim() === settled ? others.filter(({ id }) => !listed.has(id)) : []

  const tell = async (telling: Promise<Outcome>) => {
    setSearch('')
    onOutcome(await telling)
  }
  const enter = (event: FormEvent) => {
    event.preventDefault()
    const [only, other] = found
    if (isPass(search)) {
      setSearch('')
      void onPass(search)
    } else if (only && !other) void tell(admit(entrance, only))
  }
  const lineOf = (person: Entrance['people'][number]) => {
    const before = entryOf(person, queue, now)
    if (before) return againText(before)
    return isExpected(person) ? person.as_customernumber : standingText(person.state)
  }

  return (
    <>
      <form className={css['by-name']} onSubmit={enter}>
        <SearchField label="Name, Nummer, Scanner" value={search} onChange={setSearch} />
        {settled.length >= fewest && search.trim() === settled && found.length + strangers.length === 0 && (
          <Button kind="plain" size="row" disabled={!online} onClick={() => setNew(true)}>
            {online ? 'Hat noch kein Konto: neu anmelden' : 'Ohne Netz lässt sich niemand neu anlegen'}
          </Button>
        )}
        {found.length + strangers.length > 0 && (
          <CardList>
            {found.slice(0, most).map(person => (
              <Row
                key={person.id}
                id={person.id}
                name={fullName(person)}
                line={lineOf(person)}
                label="Einlassen"
                onTap={() => void tell(admit(entrance, person))}
              />
            ))}
            {strangers.slice(0, most).map(person => (
              <Row
                key={person.id}
                id={person.id}
                name={fullName(person)}
                line={standingText(null)}
                label="Anmelden"
                onTap={() => void tell(register(entrance, { person: person.id, name: fullName(person) }))}
              />
            ))}
          </CardList>
        )}
      </form>
      {/* Not in the form: its own would send this one as well. */}
      {isNew && (
        <OnDemand onClose={() => setNew(false)}>
          <NewPersonSheet
            entrance={entrance}
            onOutcome={outcome => {
              setSearch('')
              onOutcome(outcome)
            }}
            onClose={() => setNew(false)}
          />
        </OnDemand>
      )}
    </>
  )
}
