import type { EventState } from '@tafelrunde/contract/events/events'
import type { Feedback } from '@tafelrunde/contract/events/feedback'
import type { OrderState, OrderWish } from '@tafelrunde/contract/exhibitions/orders'
import type { LogoMark } from './logo.rules.ts'

// The shapes of the content files. The type parameters let the compiler check what they refer to.

export type DemoLecturer<Schooltype extends string = string> = {
  /** With titles: "Dr. Henning". */
  firstName: string
  schooltype: Schooltype
  /** One line: what and where. */
  position: string
  biography: string
}

export type DemoWorkshop<Lecturer extends string = string, Schooltype extends string = string> = {
  subtitle: string
  schooltypes: Schooltype[]
  lecturers: Lecturer[]
  text: string
}

/** A workshop in a room: its places, how many of them are taken, and how many people wait. */
type DemoSlot<Title extends string> = [
  room: string,
  workshop: Title,
  capacity: number,
  taken: number,
  waiting?: number,
]

/** What happens at one time, `10:00–11:30`, on the event's first day (0) or a later one. */
export type DemoBlock<Title extends string = string> = { day: number; time: string } & (
  | { workshops: DemoSlot<Title>[]; breakMinutes?: number }
  | { room: string; plenary: string }
)

export type DemoEvent<Title extends string = string> = {
  /** `{season}` and `{year}` are filled in from the first day. */
  name: string
  subtitle: string
  text: string
  state: EventState
  location: string
  /** The first such weekday (0 is Sunday), or simply the day, at least `from` days after the first start. */
  firstDay: { from: number; weekday?: number }
  capacity: number
  registered: number
  waiting?: number
  feedbackRequired?: boolean
  /** Days after the first day. */
  feedbackUntil?: number
  confirmationText?: string
  /** Numbers of the school authorities, with their names. */
  accreditation?: string[]
  /** Days before the first day. */
  registration?: { opens: number; closes: number; leaveUntil: number }
  programme: DemoBlock<Title>[]
}

/** A choice of the attendee among the demo accounts; with a place in the waitlist where she waits. */
export type DemoBooking<Event extends string = string, Title extends string = string> = {
  event: Event
  day: number
  workshop: Title
  waitingPlace?: number
  /** Where she left early. */
  attendedMinutes?: number
  feedback?: Feedback
}

export type DemoAccount = {
  email: string
  /** What the account shows, for the start-up output. */
  role: string
  firstName: string
  lastName: string
  birthday?: string
  customerNumber?: string
  flags?: { isUser?: false; isStaff?: true; isSuperuser?: true; isExhibitor?: true }
}

export type DemoExhibitor<Event extends string = string> = {
  name: string
  website: string
  stand: string
  events: Event[]
  account?: string
  logo: { mark: LogoMark; colour: string; paper: string }
  text: string
}

type Address = 'company' | 'street' | 'postal_code' | 'city' | 'contact_name' | 'contact_email'
type Wanted = 'places' | 'chairs' | 'power' | 'wifi' | 'persons' | 'catering'

/** A table order for an event; without an account it is one of the office for a company that has none. */
export type DemoOrder<Event extends string = string> = Pick<OrderWish, Address> &
  Partial<Pick<OrderWish, 'country' | 'vat_id' | 'contact_phone' | 'remarks'>> & {
    event: Event
    account?: string
    daysAgo: number
    state: Extract<OrderState, 'ordered' | 'confirmed' | 'declined'>
    declineRemark?: string
    wish: Pick<OrderWish, 'tables'> & Partial<Pick<OrderWish, Wanted>>
  }

/** A text of the content files as it is stored: one line per paragraph, an empty line between them. */
export const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim().replace(/\s+/g, ' '))
    .join('\n\n')

/** The id that the database gave to `key`. */
export const idOf = (ids: ReadonlyMap<string, number>, key: string) => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo names ${key}, which is not in it`)
  return id
}
