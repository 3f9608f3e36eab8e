import { berlinDay, berlinText } from '@tafelrunde/contract/values/berlin'
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/database.ts'
import { orNotFound } from '../../platform/refusals.ts'
import { readAssociation } from '../association/association.service.ts'
import { readEvent } from '../events/events.service.ts'
import type { Attachment } from '../mail/letter.rules.ts'
import { findEventTimeslots, findPlaces, findTimeslotFacts } from './calendar.queries.ts'
import { type Entry, timeslotEntry } from './calendar.rules.ts'
import { calendarName, category } from './calendar.texts.ts'

type Options = {
  /** Whether the file announces or takes back; without one it is a calendar that somebody fetched. */
  method?: 'PUBLISH' | 'CANCEL'
  now: Date
  appUrl: string
  association: { name: string; email: string }
  /** A calendar that is fetched again and again. */
  isFeed?: boolean
}

const zone = 'Europe/Berlin'
const [zoneLines = ''] = [tzlib_get_ical_block(zone)].flat()
const zoneBlock = `${zoneLines.trim().replace(/\r?\n/g, '\r\n')}\r\n`
const hour = 60 * 60 // seconds

/** A moment as the library asks libraries for it. Of a `Date` it would take the clock of this machine. */
const berlinClock = (moment: Date) => {
  const [date = '', time = ''] = berlinText(moment).slice(0, 19).replaceAll(/[-:]/g, '').split('T')
  return {
    format: (pattern?: string) => (pattern === 'HHmmss' ? time : date),
    isValid: () => true,
    toDate: () => moment,
    toJSON: () => moment.toJSON(),
  }
}

const dayAfter = (day: string) => {
  const next = new Date(day)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** Begin and end; of whole days the end is the day after the last one (RFC 5545 3.6.1). */
const timesOf = ({ startsAt, endsAt, allDay }: Entry): Pick<ICalEventData, 'start' | 'end'> => {
  if (!allDay) return { start: berlinClock(startsAt), end: berlinClock(endsAt) }
  return { start: berlinDay(startsAt), end: dayAfter(berlinDay(new Date(endsAt.getTime() - 1))) }
}

/** RFC 5545 3.3.11 knows no control characters but tab and newline. */
const clean = (text: string) => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')

const eventOf = (entry: Entry, { method, now, appUrl, association }: Options): ICalEventData => {
  const isFree = entry.allDay || entry.status === 'CANCELLED'
  const busy = entry.status === 'TENTATIVE' ? ICalEventBusyStatus.TENTATIVE : ICalEventBusyStatus.BUSY
  const email = association.email || `tafelrunde@${new URL(appUrl).hostname}`
  return {
    ...timesOf(entry),
    id: entry.uid,
    sequence: entry.sequence,
    // RFC 5545 3.8.7.2: with a method when the file was made, without one when the entry was changed.
    stamp: method ? now : entry.updatedAt,
    lastModified: entry.updatedAt,
    allDay: entry.allDay,
    timezone: entry.allDay ? null : zone,
    status: ICalEventStatus[entry.status],
    busystatus: isFree ? ICalEventBusyStatus.FREE : busy,
    transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: clean(entry.summary),
    location: clean(entry.location),
    description: clean(entry.description),
    url: entry.url,
    categories: [{ name: category }],
    // RFC 5546 3.2: who announces or takes back has to be named.
    organizer: method ? { name: association.name, email } : null,
  }
}

/**
 * With the zone in front of the first entry, behind all properties (RFC 5545 3.6): the library would write some of them
 * after it. It is there without entries, too, as a calendar has to have something in it.
 */
const withZone = (text: string) => text.replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, () => zoneBlock)

/** These entries as an iCalendar file (RFC 5545), in the time of Berlin. */
export const calendarFile = (entries: Entry[], options: Options) => {
  const calendar = ical({
    prodId: escape(`//${options.association.name}//${calendarName}//DE`, false),
    method: options.method ? ICalCalendarMethod[options.method] : null,
    ...(options.isFeed && { name: calendarName, ttl: hour }),
    events: entries.map(entry => eventOf(entry, options)),
  })
  return `${withZone(calendar.toString())}\r\n`
}

/** A timeslot for everyone's calendar; there is none of a draft. */
export const readTimeslotCalendar = async ({ db, clock, config }: Deps, timeslotId: number) => {
  const facts = orNotFound(await findTimeslotFacts(db, timeslotId))
  return calendarFile([timeslotEntry(facts, config.APP_URL)], {
    now: clock.now(),
    appUrl: config.APP_URL,
    association: await readAssociation(db),
  })
}

/** All timeslots of an event for everyone's calendar; those of a draft are for staff only. */
export const readEventCalendar = async ({ db, clock, config }: Deps, isStaff: boolean, eventId: number) => {
  const { event } = await readEvent(db, isStaff, eventId)
  const slots = await findEventTimeslots(db, eventId)
  return calendarFile(
    slots.map(slot => timeslotEntry({ slot, event }, config.APP_URL)),
    { now: clock.now(), appUrl: config.APP_URL, association: await readAssociation(db) },
  )
}

/**
 * The file for a mail about somebody's place in a timeslot, as that place is at this moment: it announces a place or
 * a wait, and takes back what is cancelled. Nothing, if the account never had a place there.
 */
export const readPlaceAttachment = async (
  db: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { timeslotId, accountId }: { timeslotId: number; accountId: number },
): Promise<Attachment | undefined> => {
  const [row] = await findPlaces(db, accountId, timeslotId)
  if (!row) return undefined
  const entry = timeslotEntry(row, config.APP_URL)
  const method = entry.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'
  const association = await readAssociation(db)
  const text = calendarFile([entry], { method, now: clock.now(), appUrl: config.APP_URL, association })
  return {
    name: `termin-${timeslotId}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    bytes: Buffer.from(text),
  }
}
