import type { LecturerTimeslot } from '@tafelrunde/contract/lecturer-timeslots'
import type { Person } from '@tafelrunde/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../shared/Loaded.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { CardList } from '../../shared/ui/CardList.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { PersonFrame } from './AttendanceRow.tsx'
import { participantsQuery } from './attendance.api.ts'
import { personName } from './door.texts.ts'
import { peopleQuery } from './people.api.ts'
import { isEnough } from './people.rules.ts'
import { knownText, numberText } from './people.texts.ts'
import { useSettled } from './useSettled.ts'

type Props = {
  timeslot: LecturerTimeslot
  search: string
  onAdd: (wish: { account: number; name: string }) => Promise<void>
}

type RowProps = Pick<Props, 'onAdd'> & { person: Person; known: string }

const Row = ({ person, known, onAdd }: RowProps) => {
  const [pending, setPending] = useState(false)
  const name = personName(person)
  const add = async () => {
    setPending(true)
    await onAdd({ account: person.id, name })
    setPending(false)
  }
  return (
    <PersonFrame
      person={{ id: person.id, name }}
      line={[numberText(person), known].filter(Boolean).join(' · ')}
      waiting={false}
      action={
        <Button
          kind="tonal"
          size="row"
          pending={pending}
          aria-label={`${name} eintragen`}
          onClick={() => void add()}
        >
          Eintragen
        </Button>
      }
    />
  )
}

const Hint = ({ children }: { children: string }) => <p className="door-sheet__hint">{children}</p>

/** The people who are meant by what is typed. */
export const People = ({ timeslot, search, onAdd }: Props) => {
  const settled = useSettled(search.trim())
  const people = useQuery(peopleQuery(settled))
  const { data: list = [] } = useQuery(participantsQuery(timeslot.id))
  if (!isEnough(settled)) return <Hint>Bitte geben Sie mindestens drei Zeichen ein.</Hint>
  return (
    <Loaded
      query={people}
      skeleton={<SkeletonList kind="person" count={2} />}
      failed="Die Suche kam nicht an"
    >
      {found =>
        found.length === 0 ? (
          <Hint>Niemand gefunden. Ein Konto kann sich jede Person in der App selbst anlegen.</Hint>
        ) : (
          <CardList>
            {found.map(person => (
              <Row
                key={person.id}
                person={person}
                known={knownText(list.find(({ account }) => account.id === person.id)?.state)}
                onAdd={onAdd}
              />
            ))}
          </CardList>
        )
      }
    </Loaded>
  )
}
