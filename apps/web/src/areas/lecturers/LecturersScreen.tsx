import { idOf } from '@tafelrunde/contract/http/ids'
import type { Lecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { asPerson } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useGo } from '../../shared/page/useGo.ts'
import { Button, ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { SearchField } from '../../shared/ui/fields/SearchField.tsx'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { PersonRow } from '../../shared/ui/rows/PersonRow.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useBookings } from '../participations/useBookings.ts'
import { LecturerSheet } from './LecturerSheet.tsx'
import { lecturersQuery } from './lecturers.api.ts'
import css from './lecturers.module.css'
import { isFound, lettersOf, topicsOf } from './lecturers.rules.ts'

const sheetOf = (id: number) => `${paths.lecturers}?id=${id}`

const Letters = memo(({ lecturers }: { lecturers: Lecturer[] }) =>
  lettersOf(lecturers).map(([letter, people]) => (
    <section key={letter} className={css.lecturers__letter} aria-label={letter}>
      <h2 className={css.lecturers__heading}>{letter}</h2>
      <CardList>
        {people.map(person => (
          <PersonRow
            key={person.id}
            person={asPerson(person)}
            href={sheetOf(person.id)}
            line={topicsOf(person).join(', ')}
            workshops={topicsOf(person).length}
          />
        ))}
      </CardList>
    </section>
  )),
)

const Lecturers = ({ lecturers }: { lecturers: Lecturer[] }) => {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const found = lecturers.filter(lecturer => isFound(lecturer, sought))
  if (lecturers.length === 0)
    return (
      <EmptyState
        title="Noch keine Referenten"
        action={<ButtonLink href={paths.events}>Zu den Veranstaltungen</ButtonLink>}
      >
        Sobald ein Programm veröffentlicht ist, stellen sich hier alle vor.
      </EmptyState>
    )
  return (
    <>
      <div className={css.lecturers__search}>
        <SearchField label="Name, Thema oder Schule" value={search} onChange={setSearch} />
      </div>
      {found.length > 0 ? (
        <Letters lecturers={found} />
      ) : (
        <EmptyState
          title="Niemand gefunden"
          action={<Button onClick={() => setSearch('')}>Alle zeigen</Button>}
        >
          Gesucht wird in Namen, Workshops und Vorstellungstexten.
        </EmptyState>
      )}
    </>
  )
}

/**
 * The sheet of whoever the address names, so that it can be shared and the back button closes it. It goes with
 * the page when a workshop is opened from it, and is there again when one comes back.
 */
const NamedSheet = () => {
  const { pathname, search } = useLocation()
  const { back } = useGo()
  const { bookingOf, ready } = useBookings(undefined)
  const id = idOf(new URLSearchParams(search).get('id'))
  if (pathname !== paths.lecturers || !(id > 0)) return null
  return (
    <LecturerSheet
      key={id}
      lecturerId={id}
      onClose={() => back(paths.lecturers)}
      {...(ready && { bookingOf })}
    />
  )
}

export const LecturersScreen = () => {
  const lecturers = useQuery(lecturersQuery)
  return (
    <Page title="Referenten" large onRefresh={lecturers.refetch} offlineSince={lecturersQuery.queryKey}>
      <Loaded
        query={lecturers}
        skeleton={<SkeletonList kind="person" count={6} />}
        failed="Die Liste kam nicht an"
        unaffected="Ihre Anmeldungen sind davon nicht betroffen."
      >
        {data => <Lecturers lecturers={data} />}
      </Loaded>
      <NamedSheet />
    </Page>
  )
}
