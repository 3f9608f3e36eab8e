import { expect, test } from 'vitest'
import { z } from 'zod'
import { association } from '../association/association.tables.ts'
import { buildPages } from './pages.fixture.ts'

const { deps, facts, given } = await buildPages()
await deps.db.update(association).set({
  street: 'Schulstraße 12',
  postalCode: '12345',
  city: 'Musterstadt',
  website: 'https://verband.example',
})

// What Google asks of an event (developers.google.com/search/docs/appearance/structured-data/event) and of
// breadcrumbs, and which kinds of values schema.org has for that.
const Moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
const Place = z.strictObject({
  '@type': z.literal('Place'),
  name: z.string().min(1),
  address: z.string().min(1),
})
const Person = z.strictObject({ '@type': z.literal('Person'), name: z.string().min(1), url: z.url() })
const Organization = z.object({
  '@type': z.literal('Organization'),
  name: z.string().min(1),
  url: z.url(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string(),
    postalCode: z.string(),
    addressLocality: z.string(),
    addressCountry: z.literal('DE'),
  }),
})
const Session = z.object({
  '@type': z.literal('Event'),
  name: z.string().min(1),
  url: z.url(),
  startDate: Moment,
  endDate: Moment,
  eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: Place,
  performer: z.array(Person).min(1).optional(),
})
const Offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: z.url(),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']).optional(),
  validFrom: Moment.optional(),
  validThrough: Moment.optional(),
})
const Event = Session.omit({ performer: true }).extend({
  '@id': z.url(),
  description: z.string().min(1),
  image: z.array(z.url()).min(1),
  organizer: Organization,
  offers: Offer.optional(),
  subEvent: z.array(Session).min(1).optional(),
})
const Breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string(), item: z.url() }),
  ),
})
const EventGraph = z.tuple([Event, Breadcrumbs])
const WorkshopGraph = z.tuple([
  Event.omit({ subEvent: true, '@id': true }).extend({
    performer: z.array(Person).min(1).optional(),
    superEvent: z.object({
      '@type': z.literal('Event'),
      '@id': z.url(),
      name: z.string(),
      startDate: Moment,
      location: Place,
    }),
  }),
  Breadcrumbs,
])

test('an event is told with its times in Berlin, its place, who runs it and its sessions', async () => {
  const from = new Date('2027-02-01T08:00:00+01:00')
  const event = await given.event({
    capacity: 200,
    registrationStartsAt: from,
    location: 'Aula, Ring 3, 12345 Musterstadt',
  })
  const slot = await given.timeslot({ eventId: event.id, name: 'Sinus im Kreis' })
  const lecturer = await given.lecturer(slot.workshopId ?? 0)
  await given.timeslot({ eventId: event.id, workshopId: null, caption: 'Mittagspause' })
  const [told] = EventGraph.parse((await facts(`/event-detail/${event.id}`)).graph)
  expect(told).toMatchObject({
    name: event.name,
    startDate: '2027-03-12T09:00:00+01:00',
    endDate: '2027-03-13T17:00:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'Aula', address: 'Ring 3, 12345 Musterstadt' },
    organizer: { name: 'Lehrerverband', url: 'https://verband.example' },
    offers: { availability: 'https://schema.org/InStock', validFrom: '2027-02-01T08:00:00+01:00' },
  })
  const person = {
    '@type': 'Person',
    name: 'Miriam Baumgärtner',
    url: `https://tafelrunde.example/app/tabs/speakers?id=${lecturer.id}`,
  }
  expect(told.subEvent?.map(({ name, performer, location }) => [name, performer, location.name])).toEqual([
    ['Sinus im Kreis', [person], 'Aula, Raum 2.14'],
  ])
})

test('a workshop is told as its timeslots, with the way to it', async () => {
  const slot = await given.timeslot({ capacity: 0 })
  const [told, breadcrumbs] = WorkshopGraph.parse((await facts(`/workshop-detail/${slot.workshopId}`)).graph)
  expect(told.offers?.availability).toBe('https://schema.org/SoldOut')
  expect(breadcrumbs.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3])
})

test('a cancelled event offers nothing any more', async () => {
  const { id } = await given.event({ state: 'cancelled' })
  const [told] = EventGraph.parse((await facts(`/event-detail/${id}`)).graph)
  expect(told.eventStatus).toBe('https://schema.org/EventCancelled')
  expect(told.offers).toBeUndefined()
})

test('an event without a place names none instead of a wrong one', async () => {
  const { id } = await given.event({ location: '' })
  const [told] = z
    .tuple([Event.omit({ location: true }).loose(), Breadcrumbs])
    .parse((await facts(`/event-detail/${id}`)).graph)
  expect(told).not.toHaveProperty('location')
})

test('of a congress only the first thirty sessions are told', async () => {
  const event = await given.event()
  for (let number = 0; number < 31; number++) await given.timeslot({ eventId: event.id })
  const [told] = EventGraph.parse((await facts(`/event-detail/${event.id}`)).graph)
  expect(told.subEvent).toHaveLength(30)
})

test('the front page tells who runs it', async () => {
  const [told] = z.tuple([Organization]).parse((await facts('/')).graph)
  expect(told.address.addressLocality).toBe('Musterstadt')
})
