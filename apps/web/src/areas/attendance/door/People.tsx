import type { LecturerTimeslot } from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import type { Person } from '@tafelrunde/contract/people/users'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounce } from 'use-debounce'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'
import { participantsQuery } from '../attendance.api.ts'
import { PersonFrame } from '../marks/AttendanceRow.tsx'
import css from './door-sheet.module.css'

import { peopleQuery } from './people.api.ts'
import { isEnough } from './people.rules.ts'
import { knownText, numberText } from './people.texts.ts'

type Props = {
  timeslot: LecturerTimeslot
  search: string
  onAdd: (wish: { account: number; name: string }) => Promise<void>
}

/** So long after the last key somebody is looked for. */
const pauseMs = 300

type RowProps = Pick<Props, 'onAdd'> & { person: Person; known: string }

const Row = ({ person, known, onAdd }: RowProps) => {
  const [pending, setPending] = useState(false)
  const name = fullName(person)
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

const Hint = ({ children }: { children: string }) => <p className={css['door-sheet__hint']}>{children}</p>

/** The people who are meant by what is typed. */
export const People = ({ timeslot, search, onAdd }: Props) => {
  const [settled] = useDebounce(search.trim(), pauseMs)
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
