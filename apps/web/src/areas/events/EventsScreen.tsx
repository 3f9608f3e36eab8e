import type { Event } from '@tafelrunde/contract/events/events'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { eventsQuery } from '../../shared/queries/events.ts'
import { invalidate, refetch } from '../../shared/queries/stale.ts'
import { finds } from '../../shared/textSearch.ts'
import { ButtonLink } from '../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { SearchField } from '../../shared/ui/fields/SearchField.tsx'
import { Fold, Section } from '../../shared/ui/rows/Section.tsx'
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { EventBoard } from './EventBoard.tsx'
import { EventCards } from './EventCards.tsx'
import css from './events.module.css'
import { arrange } from './events.rules.ts'

const Arranged = ({ events, now }: { events: Event[]; now: Date }) => {
  const { next, others, past } = arrange(events, now)
  return (
    <div className={css.events}>
      {next ? (
        <EventBoard event={next} now={now} />
      ) : (
        <EmptyState
          title="Gerade ist nichts geplant"
          action={<ButtonLink href={paths.about}>Kontakt zum Verband</ButtonLink>}
        >
          Sobald die nächste Veranstaltung feststeht, lesen Sie es hier zuerst.
        </EmptyState>
      )}
      <div className={css.events__rest}>
        {others.length > 0 && (
          <Section title="Weitere Veranstaltungen">
            <EventCards events={others} now={now} />
          </Section>
        )}
        {past.length > 0 && (
          <Fold title="Vergangene" count={past.length}>
            <EventCards events={past} now={now} />
          </Fold>
        )}
      </div>
    </div>
  )
}

const Found = ({ events, search, now }: { events: Event[]; search: string; now: Date }) => {
  const found = events.filter(({ name, location, description }) =>
    finds(search, [name, location, description]),
  )
  return found.length > 0 ? (
    <EventCards events={found} now={now} />
  ) : (
    <EmptyState title="Nichts gefunden">Bitte versuchen Sie es mit einem anderen Wort.</EmptyState>
  )
}

const focusField = (search: HTMLElement | null) => search?.querySelector('input')?.focus()

export const EventsScreen = () => {
  const events = useQuery(eventsQuery)
  const [search, setSearch] = useState<string>()
  const now = useNow()
  return (
    <Page
      title="Veranstaltungen"
      large
      actions={
        <IconButton
          icon="search"
          label="Suchen"
          aria-expanded={search !== undefined}
          onClick={() => setSearch(search === undefined ? '' : undefined)}
        />
      }
      live
      onRefresh={() => Promise.all([refetch(eventsQuery), invalidate('ownPlaces')])}
      offlineSince={eventsQuery.queryKey}
    >
      {search !== undefined && (
        <div className={css.events__search} ref={focusField}>
          <SearchField label="Titel, Ort oder Thema" value={search} onChange={setSearch} />
        </div>
      )}
      <Loaded
        query={events}
        skeleton={<SkeletonList kind="event" />}
        failed="Die Liste kam nicht an"
        unaffected="Ihre Anmeldungen sind davon nicht betroffen."
      >
        {list =>
          search ? <Found events={list} search={search} now={now} /> : <Arranged events={list} now={now} />
        }
      </Loaded>
    </Page>
  )
}
