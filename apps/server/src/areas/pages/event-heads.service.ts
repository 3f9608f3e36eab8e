import type { Deps } from '../../deps.ts'
import { readAssociation } from '../association/association.service.ts'
import { readEvent } from '../events/events.service.ts'
import { readWorkshop } from '../workshops/workshops.service.ts'
import type { Head } from './head.rules.ts'
import { findSessionsOfEvent, findSessionsOfWorkshop } from './pages.queries.ts'
import { pathsOf } from './pages.rules.ts'
import * as texts from './pages.texts.ts'
import * as structured from './structured.rules.ts'

// As many sessions as search engines are told of at once: a congress has hundreds, each with a page of its own.
const mostSessions = 30

/** An event's: name, days and place. */
export const eventHead = async ({ config: { APP_URL }, db }: Deps, id: number): Promise<Head> => {
  const { event } = await readEvent(db, false, id)
  const association = await readAssociation(db)
  const sessions = await findSessionsOfEvent(db, id, mostSessions)
  const days = texts.daysText(event)
  const cancelled = event.state === 'cancelled' ? texts.cancelledText : ''
  const description = texts.descriptionOf([cancelled, days, event.location], event.description)
  const name = `event-${id}` as const
  const surroundings = { appUrl: APP_URL, association, description, image: `${APP_URL}/og/${name}.png` }
  return {
    title: event.name,
    description,
    url: APP_URL + pathsOf.event(id),
    preview: {
      name,
      kicker: association.name,
      title: event.name,
      lines: [[cancelled, days].filter(Boolean).join(' · '), event.location],
    },
    structured: [
      ...structured.eventsOf(event, sessions, surroundings),
      structured.breadcrumbsOf(APP_URL, [texts.eventsText, pathsOf.events], [event.name, pathsOf.event(id)]),
    ],
  }
}

/** A workshop's: name, when and where its first timeslot is. */
export const workshopHead = async ({ config: { APP_URL }, db }: Deps, id: number): Promise<Head> => {
  const { workshop } = await readWorkshop(db, false, id)
  const { event } = await readEvent(db, false, workshop.eventId)
  const association = await readAssociation(db)
  const sessions = await findSessionsOfWorkshop(db, id, mostSessions)
  const [first, ...others] = sessions
  const when = first ? texts.spanText(first) : texts.daysText(event)
  const more = others.length > 0 ? texts.moreTimesText(others.length) : ''
  const cancelled = event.state === 'cancelled' ? texts.cancelledText : ''
  const place = [event.location, first?.location].filter(Boolean).join(', ')
  const said = [cancelled, [when, more].filter(Boolean).join(' '), place, event.name]
  const description = texts.descriptionOf(said, workshop.description)
  const name = `workshop-${id}` as const
  const surroundings = { appUrl: APP_URL, association, description, image: `${APP_URL}/og/${name}.png` }
  return {
    title: workshop.name,
    description,
    url: APP_URL + pathsOf.workshop(id),
    preview: {
      name,
      kicker: event.name,
      title: workshop.name,
      lines: [[cancelled, when].filter(Boolean).join(' · '), place],
    },
    structured: [
      ...structured.sessionsOf(event, sessions, surroundings),
      structured.breadcrumbsOf(
        APP_URL,
        [texts.eventsText, pathsOf.events],
        [event.name, pathsOf.event(event.id)],
        [workshop.name, pathsOf.workshop(id)],
      ),
    ],
  }
}
