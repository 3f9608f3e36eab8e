import type { EventState } from '@tafelrunde/contract/events/events'
import { berlinText } from '@tafelrunde/contract/values/berlin'
import type { Letterhead } from '../mail/letter.rules.ts'
import { pathsOf } from './pages.rules.ts'

// What search engines read of a page: schema.org as JSON-LD. A part that is undefined is not written.

export type EventFacts = {
  id: number
  name: string
  description: string
  state: EventState
  startsAt: Date
  endsAt: Date
  location: string
  capacity: number | null
  seatsTaken: number
  registrationStartsAt: Date | null
  registrationEndsAt: Date | null
}
export type SessionFacts = {
  name: string
  workshopId: number | null
  startsAt: Date
  endsAt: Date
  location: string
  capacity: number | null
  seatsTaken: number
  isCalledOff: boolean
  performers: { id: number; name: string }[]
}

const unlessEmpty = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)
const schema = (name: string) => `https://schema.org/${name}`

/** Who runs this Tafelrunde. */
export const organizationOf = ({ name, street, postalCode, city, ...head }: Letterhead, appUrl: string) => ({
  '@type': 'Organization',
  '@id': `${appUrl}/#organization`,
  name,
  url: URL.canParse(head.website) ? head.website : appUrl,
  email: head.email || undefined,
  telephone: head.phone || undefined,
  address: city
    ? {
        '@type': 'PostalAddress',
        streetAddress: street || undefined,
        postalCode: postalCode || undefined,
        addressLocality: city,
        addressCountry: 'DE',
      }
    : undefined,
})

/** „Haus B, Schulstraße 12, 12345 Musterstadt“ as a letter has it; the last part without a number is the city. */
const addressOf = (parts: string[]) => {
  const last = parts.at(-1) ?? ''
  const [, postalCode, town] = /^(\d{5})\s+(\S.*)$/.exec(last) ?? []
  const city = town ?? (/\d/.test(last) ? undefined : last)
  const street = (city === undefined ? parts : parts.slice(0, -1)).join(', ')
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode,
    addressLocality: city,
    addressCountry: 'DE',
  }
}

/** A house whose address nobody wrote is an address by its name. */
const nameAsAddress = (name: string) => ({
  '@type': 'PostalAddress',
  streetAddress: name,
  addressCountry: 'DE',
})

/** „Kongresshaus, Schulstraße 12, 12345 Musterstadt“: what stands first is its name, the rest where that is. */
const placeOf = (location: string, room = '') => {
  const [house = '', ...rest] = location
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  const name = [house, room].filter(Boolean).join(', ')
  const address = rest.length > 0 ? addressOf(rest) : nameAsAddress(house || room)
  return name ? { '@type': 'Place', name, address } : undefined
}

const statusOf = (state: EventState) => schema(state === 'cancelled' ? 'EventCancelled' : 'EventScheduled')

type Seats = { capacity: number | null; seatsTaken: number }

const availabilityOf = ({ capacity, seatsTaken }: Seats) =>
  schema(capacity === null || seatsTaken < capacity ? 'InStock' : 'SoldOut')

const personOf = ({ id, name }: SessionFacts['performers'][number], appUrl: string) => ({
  '@type': 'Person',
  name,
  url: appUrl + pathsOf.lecturer(id),
})

/** Where a place can be had, now or later. Booking one costs nothing: the product takes no money for it. */
const offerOf = (event: EventFacts, seats: Seats, url: string) =>
  event.state === 'open' || event.state === 'announced'
    ? {
        '@type': 'Offer',
        url,
        price: 0,
        priceCurrency: 'EUR',
        availability: event.state === 'open' ? availabilityOf(seats) : schema('PreOrder'),
        validFrom: event.registrationStartsAt ? berlinText(event.registrationStartsAt) : undefined,
        validThrough: event.registrationEndsAt ? berlinText(event.registrationEndsAt) : undefined,
      }
    : undefined

const timesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startDate: berlinText(startsAt),
  endDate: berlinText(endsAt),
})

const modeOf = schema('OfflineEventAttendanceMode')

/** A timeslot, as a part of its event. */
const sessionOf = (session: SessionFacts, event: EventFacts, appUrl: string) => ({
  '@type': 'Event',
  name: session.name,
  url: session.workshopId ? appUrl + pathsOf.workshop(session.workshopId) : undefined,
  ...timesOf(session),
  eventStatus: session.isCalledOff ? schema('EventCancelled') : statusOf(event.state),
  eventAttendanceMode: modeOf,
  location: placeOf(event.location, session.location),
  performer: unlessEmpty(session.performers.map(person => personOf(person, appUrl))),
})

type Surroundings = { appUrl: string; association: Letterhead; image: string; description: string }

/** What search engines ask of every event; one that is nowhere yet is none for them. */
const onlyPlaced = <Event extends { location?: object | undefined }>(events: Event[]) =>
  events.filter(event => event.location !== undefined)

/** Whoever speaks in any of the sessions, once each. */
const performersOf = (sessions: SessionFacts[]) => [
  ...new Map(sessions.flatMap(({ performers }) => performers).map(person => [person.id, person])).values(),
]

/** An event with its sessions; nothing while it has no place. */
export const eventsOf = (
  event: EventFacts,
  sessions: SessionFacts[],
  { appUrl, association, image, description }: Surroundings,
) =>
  onlyPlaced([
    {
      '@type': 'Event',
      '@id': `${appUrl + pathsOf.event(event.id)}#event`,
      name: event.name,
      url: appUrl + pathsOf.event(event.id),
      description,
      ...timesOf(event),
      eventStatus: statusOf(event.state),
      eventAttendanceMode: modeOf,
      location: placeOf(event.location),
      image: [image],
      organizer: organizationOf(association, appUrl),
      offers: offerOf(event, event, `${appUrl}/event-detail/${event.id}`),
      performer: unlessEmpty(performersOf(sessions).map(person => personOf(person, appUrl))),
      subEvent: unlessEmpty(onlyPlaced(sessions.map(session => sessionOf(session, event, appUrl)))),
    },
  ])

/** The timeslots of a workshop, each an event of its own. */
export const sessionsOf = (
  event: EventFacts,
  sessions: SessionFacts[],
  { appUrl, association, image, description }: Surroundings,
) =>
  onlyPlaced(
    sessions.map(session => ({
      ...sessionOf(session, event, appUrl),
      description,
      image: [image],
      organizer: organizationOf(association, appUrl),
      offers: session.isCalledOff
        ? undefined
        : offerOf(event, session, appUrl + (session.workshopId ? pathsOf.workshop(session.workshopId) : '')),
      superEvent: {
        '@type': 'Event',
        '@id': `${appUrl + pathsOf.event(event.id)}#event`,
        name: event.name,
        ...timesOf(event),
        location: placeOf(event.location || session.location),
      },
    })),
  )

/** A lecturer's profile. */
export const profileOf = (person: {
  name: string
  description: string
  image: string | null
  url: string
}) => ({
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: person.name,
    description: person.description || undefined,
    image: person.image ?? undefined,
    url: person.url,
  },
})

/** A company that exhibits. */
export const companyOf = (company: {
  name: string
  description: string
  website: string | null
  logo: string | null
  url: string
}) => ({
  '@type': 'Organization',
  name: company.name,
  description: company.description || undefined,
  url: company.website ?? company.url,
  logo: company.logo ?? undefined,
})

/** The way to a page from the lists: names with their paths. */
export const breadcrumbsOf = (appUrl: string, ...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: appUrl + path,
  })),
})
