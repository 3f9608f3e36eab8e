import type { Timeslot } from '@tafelrunde/contract/events/timeslots'
import type { Workshop } from '@tafelrunde/contract/events/workshops'
import { idOf } from '@tafelrunde/contract/http/ids'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { Narrow, Page, Wide } from '../../shared/page/Page.tsx'
import { eventsQuery } from '../../shared/queries/events.ts'
import { remembered } from '../../shared/queries/remembered.ts'
import { invalidate, refetch } from '../../shared/queries/stale.ts'
import { useSession } from '../../shared/session/session.ts'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { useNow } from '../../shared/useNow.ts'
import { useBookings } from '../participations/useBookings.ts'
import { useRegisteredEvents } from '../participations/useRegisteredEvents.ts'
import { ChoiceLine } from './Choice.tsx'
import { Programme } from './Programme.tsx'
import { NoEvent, NoWorkshops } from './ScheduleEmpty.tsx'
import { ScheduleSearch, ScheduleTools } from './ScheduleTools.tsx'
import css from './schedule.module.css'
import * as rules from './schedule.rules.ts'
import { timeslotsQuery, workshopsQuery } from './workshops.api.ts'

/**
 * What the address names: the event (`?event=6`), until another one is chosen, and how often it has asked for the
 * own programme (`&auswahl=1`).
 */
const useAddress = () => {
  const { pathname, search } = useLocation()
  const named = pathname === paths.schedule ? search : ''
  const [wanted, choose] = useState<number>()
  const [seen, setSeen] = useState('')
  const [asked, setAsked] = useState(0)
  if (named !== seen) {
    setSeen(named)
    const address = new URLSearchParams(named)
    const event = idOf(address.get('event'))
    if (event > 0) choose(event)
    if (address.get('auswahl') === '1') setAsked(asked + 1)
  }
  return { wanted, choose, asked }
}

/** The event whose schedule is shown, and those that can be chosen instead; undefined until it is known. */
const useScheduleEvent = (wanted: number | undefined, now: Date) => {
  const events = useQuery(eventsQuery)
  const choice = rules.choosable(events.data ?? [], wanted, now)
  // Whoever has said which event they want need not wait for what they are registered for.
  const registered = useRegisteredEvents()
  const known = registered !== undefined || wanted !== undefined
  const event = known ? rules.eventToShow(choice, { wanted, registered: registered ?? [] }) : undefined
  return { events, choice, event }
}

type View = { event: number | undefined; asked: number; day: string | undefined; filters: rules.Filters }

/** Day and filters, which begin anew with another event, or with the own programme when it is asked for. */
const useView = (event: number | undefined, asked: number) => {
  const [stored, setView] = useState<View>()
  const mine = (stored?.asked ?? 0) !== asked
  const view =
    stored?.event === event && !mine && stored
      ? stored
      : { event, asked, day: undefined, filters: mine ? rules.ownProgramme : rules.noFilters }
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

const programmeOf = (timeslots: readonly Timeslot[] = [], workshops: readonly Workshop[] = []) => ({
  sessions: rules.sessionsOf(timeslots, workshops),
  breaks: rules.breaksOf(timeslots),
  days: rules.daysOf(timeslots),
})

const refresh = (event: number) =>
  Promise.all([refetch(eventsQuery, timeslotsQuery(event), workshopsQuery(event)), invalidate('ownPlaces')])

export const ScheduleScreen = () => {
  const now = useNow()
  const { active } = useSession()
  const { wanted, choose, asked } = useAddress()
  const { events, choice, event } = useScheduleEvent(wanted, now)
  const timeslots = useQuery({ ...timeslotsQuery(event?.id ?? 0), enabled: event !== undefined })
  const workshops = useQuery({ ...workshopsQuery(event?.id ?? 0), enabled: event !== undefined })
  // A newer answer has all rows drawn anew: in slices, between which a slow phone answers.
  const before = useDeferredValue(workshops.data)
  const known = before?.[0]?.event === event?.id ? before : workshops.data
  const { note, ready: isReady, isOwn, bookingOf } = useBookings(event, known)
  // Made in pieces, between which a slow phone answers: an answer of the network alone would have it made in one.
  const ready = useDeferredValue(isReady)
  const view = useView(event?.id, asked)
  const filters = useMemo(() => rules.allowed(view.filters, active), [view.filters, active])
  const [searching, setSearching] = useState(false)

  const { sessions, days, breaks } = useMemo(
    () => programmeOf(timeslots.data, known),
    [timeslots.data, known],
  )
  const day = rules.dayToShow(days, view.day, now)
  const of = useMemo(
    () => event && remembered((session: rules.Session) => bookingOf(session, event)),
    [event, bookingOf],
  )
  const mine = useMemo(
    () => rules.onDay(sessions, day).filter(({ id }) => isOwn(id)).length,
    [sessions, day, isOwn],
  )
  const search = { filters, onFilter: view.setFilters, sessions }
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
      large="wide"
      subtitle={eventChoice}
      actions={
        <>
          <Wide>
            <span className={css['schedule-event']}>{eventChoice}</span>
            {!filters.mine && (
              <div className={css['schedule-search']}>
                <ScheduleSearch {...search} />
              </div>
            )}
          </Wide>
          {!filters.mine && (
            <Narrow>
              <IconButton icon="search" label="Suche" aria-expanded={searching} onClick={toggleSearch} />
            </Narrow>
          )}
        </>
      }
      tools={
        sessions.length > 0 &&
        ready && (
          <ScheduleTools
            {...search}
            days={days}
            day={day}
            onDay={view.setDay}
            mine={active ? mine : undefined}
            search={searching && !filters.mine}
          />
        )
      }
      live={event?.id ?? false}
      onRefresh={() => refresh(event?.id ?? 0)}
      offlineSince={timeslotsQuery(event?.id ?? 0).queryKey}
    >
      <Loaded query={events} skeleton={skeleton} {...failed}>
        {() => {
          if (choice.length === 0) return <NoEvent />
          if (!of || !ready) return skeleton
          return (
            <Loaded query={workshops} skeleton={skeleton} {...failed}>
              {() => (
                <Loaded query={timeslots} skeleton={skeleton} {...failed}>
                  {() =>
                    day === undefined || sessions.length === 0 ? (
                      <NoWorkshops />
                    ) : (
                      <>
                        {note && (
                          <div className={css['schedule-note']}>
                            <IconLine icon="info">{note}</IconLine>
                          </div>
                        )}
                        <Programme
                          sessions={sessions}
                          breaks={breaks}
                          day={day}
                          filters={filters}
                          onFilter={view.setFilters}
                          bookingOf={of}
                        />
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
