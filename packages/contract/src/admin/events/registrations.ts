import * as z from 'zod/mini'
import { choiceFilter, dayFilter, listQuery, recordFilters, referenceFilter, textFilter } from '#filters'
import { ParticipationState } from '../../events/participations.ts'
import { bodyFlag, bodyId, bodyReference } from '../../http/body.ts'
import { IdParams, Instant, pageOf } from '../../http/common.ts'
import { endpoint } from '../../http/endpoint.ts'
import { CustomerNumberBy } from '../../people/account-state.ts'
import { emailText } from '../../values/email.ts'
import { anyBodyLines, bodyText } from '../../values/text.ts'

export const RegistrationState = z.enum(['registered', 'waitlisted', 'cancelled'])
export type RegistrationState = z.infer<typeof RegistrationState>

const person = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  as_customernumber: z.string(),
  customernumber_by: CustomerNumberBy,
  schooltype: z.string(),
})

const standing = {
  position: z.nullable(z.int()),
  /** Beyond the capacity, because the office or somebody at a door wanted it so. */
  is_extra: z.boolean(),
  created: Instant,
}

/** Somebody's registration for an event, with how many Termine they have and wait for. */
export const Registration = z
  .object({
    id: z.int(),
    event: z.object({ id: z.int(), name: z.string() }),
    account: person,
    state: RegistrationState,
    ...standing,
    places: z.int(),
    waiting: z.int(),
    /** What the office has noted; nobody else reads it. */
    note: z.string(),
    /** What they answered at registration, but for what tells of health or belief; in the order of the questions. */
    answers: z.array(z.object({ question: z.string(), values: z.array(z.string()) })),
  })
  .register(z.globalRegistry, { id: 'Registration' })
export type Registration = z.infer<typeof Registration>

/** Somebody in a Termin, or waiting for it, as the office sees them. */
export const BookedPlace = z
  .object({
    id: z.int(),
    /** The registration that it belongs to. */
    registration: z.int(),
    timeslot: z.object({ id: z.int(), name: z.string(), start: Instant, end: Instant, location: z.string() }),
    account: person,
    state: ParticipationState,
    ...standing,
    /** Which Termin of theirs keeps somebody who waits from moving up. */
    clash: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'BookedPlace' })
export type BookedPlace = z.infer<typeof BookedPlace>

export const OfficeRegistration = z
  .extend(Registration, { booked: z.array(BookedPlace) })
  .register(z.globalRegistry, { id: 'OfficeRegistration' })
export type OfficeRegistration = z.infer<typeof OfficeRegistration>

const list = { method: 'GET', auth: 'staff' } as const

/** The filters of these two lists; `search` looks at names, e-mail address and customer number. */
export const registrationFilters = {
  ...recordFilters,
  event: referenceFilter,
  state: choiceFilter(RegistrationState.options),
  /** „17:vegan“ those who answered so to question 17, „17:“ those who did not answer it. */
  answer: textFilter,
  /** Those whom neither the entrance nor a door has seen on that day. */
  missing_on: dayFilter,
}

/** What places are filtered by; `seated` is whoever has one, whatever the doors have recorded. */
export const placeStates = ['seated', ...ParticipationState.options] as const
export const placeFilters = {
  ...recordFilters,
  event: referenceFilter,
  timeslot: referenceFilter,
  workshop: referenceFilter,
  state: choiceFilter(placeStates),
}

export const listRegistrations = endpoint({
  ...list,
  url: '/api/admin/registrations/',
  summary: 'Who is registered for events, by family name; those who wait alone in their order',
  query: listQuery(registrationFilters),
  response: pageOf(Registration),
})

export const listBookedPlaces = endpoint({
  ...list,
  url: '/api/admin/places/',
  summary: 'Who is in the Termine, by start and family name; who waits, in their order',
  query: listQuery(placeFilters),
  response: pageOf(BookedPlace),
})

const beyond = z._default(bodyFlag(), false)
/** Whose held places are used first, if any. */
const allotment = z._default(bodyId(), null)
const wishedTimeslot = { timeslot: bodyReference(), beyond }

export const addRegistration = endpoint({
  method: 'POST',
  url: '/api/admin/registrations/',
  auth: 'staff',
  summary:
    'Register an account for an event, with places in Termine or without: all or nothing; `beyond` also where it is full',
  body: z.object({
    event: bodyReference(),
    account: bodyReference(),
    timeslots: z._default(z.array(bodyReference()), []),
    allotment,
    beyond,
  }),
  status: 201,
  response: OfficeRegistration,
})

/** The most people of one group. */
export const largestGroup = 100

export const registerGroup = endpoint({
  method: 'POST',
  url: '/api/admin/registrations/group/',
  auth: 'staff',
  summary:
    'Register a group, such as a school, for an event and Termine: all or nobody. Who has no account gets one; `note` is kept with each',
  body: z.object({
    event: bodyReference(),
    people: z
      .array(z.object({ email: emailText(), first_name: bodyText(150), last_name: bodyText(150) }))
      .check(z.minLength(1, 'Bitte nennen Sie mindestens eine Person.'), z.maxLength(largestGroup)),
    timeslots: z._default(z.array(bodyReference()), []),
    note: z._default(anyBodyLines(1000), ''),
    allotment,
    beyond,
  }),
  status: 201,
  response: z.object({
    /** How many are registered now, and for how many of these an account was made. */
    registered: z.int(),
    created: z.int(),
    /** Whose accounts these are, line by line. */
    accounts: z.array(z.int()),
  }),
})

const one = { auth: 'staff', params: IdParams, response: OfficeRegistration } as const
const deed = { ...one, method: 'POST' } as const

export const getRegistration = endpoint({
  ...one,
  method: 'GET',
  url: '/api/admin/registrations/:id/',
  summary: 'One registration with all its Termine, also those given up',
})

export const cancelRegistration = endpoint({
  ...deed,
  url: '/api/admin/registrations/:id/cancel/',
  summary: 'Cancel a registration with all its Termine; who waits for them moves up',
})

export const promoteRegistration = endpoint({
  ...deed,
  url: '/api/admin/registrations/:id/promote/',
  summary: 'Give somebody who waits for an event, or had cancelled, a place in it',
  body: z.object({ beyond }),
})

export const noteRegistration = endpoint({
  ...one,
  method: 'PUT',
  url: '/api/admin/registrations/:id/note/',
  summary: 'Note something at a registration for the office alone; empty takes it away',
  body: z.object({ note: z._default(anyBodyLines(1000), '') }),
})

export const addPlace = endpoint({
  ...deed,
  url: '/api/admin/registrations/:id/places/',
  summary: 'Give somebody who is registered a place in a Termin',
  body: z.object(wishedTimeslot),
})

export const cancelPlace = endpoint({
  ...deed,
  url: '/api/admin/places/:id/cancel/',
  summary: 'Cancel a place in a Termin, or in its waitlist; answers the registration',
})

export const promotePlace = endpoint({
  ...deed,
  url: '/api/admin/places/:id/promote/',
  summary: 'Give a place to somebody who waits for a Termin; answers the registration',
  body: z.object({ beyond }),
})

export const movePlace = endpoint({
  ...deed,
  url: '/api/admin/places/:id/move/',
  summary: 'Another Termin of the event instead: both or neither; answers the registration',
  body: z.object(wishedTimeslot),
})
