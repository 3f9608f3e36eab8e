import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { eventsQuery } from '../../shared/events.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Page } from '../../shared/Page.tsx'
import { queryClient } from '../../shared/query.ts'
import { useSession } from '../../shared/session.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { useWide } from '../../shared/wide.ts'
import { useBookings } from '../participations/useBookings.ts'
import { useRegisteredEvents } from '../participations/useRegisteredEvents.ts'
import { ChoiceLine } from './Choice.tsx'
import { KeptFocus } from './KeptFocus.tsx'
import { Programme } from './Programme.tsx'
import { NoEvent, NoWorkshops } from './ScheduleEmpty.tsx'
import { ScheduleSearch, ScheduleTools } from './ScheduleTools.tsx'
import * as rules from './schedule.rules.ts'
import { timeslotsQuery, workshopsQuery } from './workshops.api.ts'

/** The event that the address names (`?event=6`), until another one is chosen. */
const useWantedEvent = () => {
  const { pathname, search } = useLocation()
  const named = pathname === paths.schedule ? Number(new URLSearchParams(search).get('event')) : 0
  const [wanted, setWanted] = useState<number>()
  const [seen, setSeen] = useState(0)
  if (named !== seen) {
    setSeen(named)
    if (named > 0) setWanted(named)
  }
  return [wanted, setWanted] as const
}

/** The event whose schedule is shown, and those that can be chosen instead; undefined until it is known. */
const useScheduleEvent = (now: Date) => {
  const events = useQuery(eventsQuery)
  const [wanted, choose] = useWantedEvent()
  const choice = rules.choosable(events.data ?? [], wanted, now)
  const registered = useRegisteredEvents(choice)
  const known = registered !== undefined || wanted !== undefined
  const event = known ? rules.eventToShow(choice, { wanted, registered: registered ?? [] }) : undefined
  return { events, choice, event, choose }
}

type View = { event: number | undefined; day: string | undefined; filters: rules.Filters }

/** Day and filters, which begin anew with another event. */
const useView = (event: number | undefined) => {
  const [stored, setView] = useState<View>()
  const view =
    stored?.event === event && stored ? stored : { event, day: undefined, filters: rules.noFilters }
  return {
    ...view,
    setDay: (day: string) => setView({ ...view, day }),
    setFilters: (change: Partial<rules.Filters>) =>
      setView({ ...view, filters: { ...view.filters, ...change } }),
  }
}

const failed = {
  failed: 'Das Programm kam nicht an',
  unaffected: 'Ihre Anmeldungen sind davon nicht betroffen.',
}
const skeleton = <SkeletonList kind="session" />

export const ScheduleScreen = () => {
  const wide = useWide()
  const now = useNow()
  const { active } = useSession()
  const { events, choice, event, choose } = useScheduleEvent(now)
  const timeslots = useQuery({ ...timeslotsQuery(event?.id ?? 0), enabled: event !== undefined })
  const workshops = useQuery({ ...workshopsQuery(event?.id ?? 0), enabled: event !== undefined })
  const { note, ready, bookingOf } = useBookings(event, workshops.data)
  const view = useView(event?.id)
  const [searching, setSearching] = useState(false)

  const sessions = rules.sessionsOf(timeslots.data ?? [], workshops.data ?? [])
  const days = rules.daysOf(timeslots.data ?? [])
  const day = rules.dayToShow(days, view.day, now)
  const bookings = event && new Map(sessions.map(session => [session, bookingOf(session, event)]))
  const isMine = (session: rules.Session) => bookings?.get(session)?.own !== undefined
  const search = { filters: view.filters, onFilter: view.setFilters }
  const toggleSearch = () => {
    if (searching) view.setFilters({ text: '' })
    setSearching(!searching)
  }

  const eventChoice = event && (
    <ChoiceLine
      label="Veranstaltung"
      options={choice.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(event.id)}
      onChange={id => choose(Number(id))}
    />
  )

  return (
    <Page
      title="Workshops"
      large={wide}
      subtitle={!wide && eventChoice}
      actions={
        wide ? (
          <>
            <span className="schedule-event">{eventChoice}</span>
            <div className="schedule-search">
              <ScheduleSearch {...search} />
            </div>
          </>
        ) : (
          <IconButton icon="search" label="Suche" aria-expanded={searching} onClick={toggleSearch} />
        )
      }
      tools={
        sessions.length > 0 &&
        ready && (
          <ScheduleTools
            {...search}
            days={days}
            day={day}
            onDay={view.setDay}
            sessions={sessions}
            mine={active ? rules.onDay(sessions, day).filter(isMine).length : undefined}
            search={!wide && searching}
          />
        )
      }
      onRefresh={() => queryClient.invalidateQueries()}
      offlineSince={timeslots.data && new Date(timeslots.dataUpdatedAt)}
    >
      <Loaded query={events} skeleton={skeleton} {...failed}>
        {() => {
          if (choice.length === 0) return <NoEvent />
          if (!event || !ready) return skeleton
          return (
            <Loaded query={workshops} skeleton={skeleton} {...failed}>
              {() => (
                <Loaded query={timeslots} skeleton={skeleton} {...failed}>
                  {slots =>
                    day === undefined || sessions.length === 0 ? (
                      <NoWorkshops />
                    ) : (
                      <>
                        {note && (
                          <div className="schedule-note">
                            <IconLine icon="info">{note}</IconLine>
                          </div>
                        )}
                        <KeptFocus>
                          <Programme
                            sessions={sessions}
                            breaks={rules.breaksOf(slots)}
                            day={day}
                            filters={view.filters}
                            onFilter={view.setFilters}
                            bookingOf={session => bookings?.get(session) ?? bookingOf(session, event)}
                          />
                        </KeptFocus>
                      </>
                    )
                  }
                </Loaded>
              )}
            </Loaded>
          )
        }}
      </Loaded>
    </Page>
  )
}
