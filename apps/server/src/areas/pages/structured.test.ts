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
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1).optional(),
    postalCode: z.string().length(5).optional(),
    addressLocality: z.string().min(1).optional(),
    addressCountry: z.literal('DE'),
  }),
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
  price: z.literal(0),
  priceCurrency: z.literal('EUR'),
  availability: z.enum(['InStock', 'PreOrder', 'SoldOut'].map(word => `https://schema.org/${word}`)),
  validFrom: Moment.optional(),
  validThrough: Moment.optional(),
})
const Event = Session.extend({
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
    location: {
      name: 'Aula',
      address: { streetAddress: 'Ring 3', postalCode: '12345', addressLocality: 'Musterstadt' },
    },
    organizer: { name: 'Lehrerverband', url: 'https://verband.example' },
    offers: { availability: 'https://schema.org/InStock', validFrom: '2027-02-01T08:00:00+01:00' },
  })
  const person = {
    '@type': 'Person',
    name: 'Miriam Baumgärtner',
    url: `https://tafelrunde.example/app/tabs/speakers?id=${lecturer.id}`,
  }
  expect(told.performer).toEqual([person])
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

test('a Termin that is called off says so, and offers nothing any more', async () => {
  const slot = await given.timeslot({ calledOffAt: new Date('2027-03-01T10:00:00Z') })
  const [told] = WorkshopGraph.parse((await facts(`/workshop-detail/${slot.workshopId}`)).graph)
  expect(told.eventStatus).toBe('https://schema.org/EventCancelled')
  expect(told.offers).toBeUndefined()
  const [event] = EventGraph.parse((await facts(`/event-detail/${slot.eventId}`)).graph)
  expect(event.eventStatus).toBe('https://schema.org/EventScheduled')
  expect(event.subEvent?.map(({ eventStatus }) => eventStatus)).toEqual(['https://schema.org/EventCancelled'])
})

test('an event without a place is no event for search engines, instead of one in a wrong place', async () => {
  const { id } = await given.event({ location: '' })
  const slot = await given.timeslot({ eventId: id, location: '' })
  for (const url of [`/event-detail/${id}`, `/workshop-detail/${slot.workshopId}`])
    expect(z.tuple([Breadcrumbs]).safeParse((await facts(url)).graph).error).toBeUndefined()
})

test('an address has the parts that can be told from what the office wrote', async () => {
  const cases = {
    'Kongresshaus Musterstadt': { streetAddress: 'Kongresshaus Musterstadt' },
    'Gymnasium am Stadtpark, Musterstadt': { addressLocality: 'Musterstadt' },
    'Aula, Straße des 17. Juni 135, 10623 Berlin': {
      streetAddress: 'Straße des 17. Juni 135',
      postalCode: '10623',
      addressLocality: 'Berlin',
    },
    'Schulhaus, Haus B, Ring 3, Lindenau': { streetAddress: 'Haus B, Ring 3', addressLocality: 'Lindenau' },
    'Schulhaus, Ring 3': { streetAddress: 'Ring 3' },
  }
  for (const [location, parts] of Object.entries(cases)) {
    const { id } = await given.event({ location })
    const [told] = EventGraph.parse((await facts(`/event-detail/${id}`)).graph)
    expect(told.location.address).toEqual({ '@type': 'PostalAddress', ...parts, addressCountry: 'DE' })
  }
})

test('places of an event that is announced cost nothing and can be had later', async () => {
  const { id } = await given.event({ state: 'announced' })
  const [told] = EventGraph.parse((await facts(`/event-detail/${id}`)).graph)
  expect(told.offers).toMatchObject({ availability: 'https://schema.org/PreOrder', price: 0 })
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
