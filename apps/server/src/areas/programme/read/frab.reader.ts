import { z } from 'zod'
import { type Fault, generator, ownPart, type Programme, sessionsOf, type Talk } from '../programme.rules.ts'
import { OwnPart } from './own-part.reader.ts'
import { lineOf, plainTextOf, readPlainText } from './plain-text.reader.ts'
import { durationOf, instantOf, isTimeZone, momentOf, nextDay, timeOf } from './wall-clock.rules.ts'

type Path = PropertyKey[]

const missing = 'Die Angabe fehlt.'
const say = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : sentence),
})
const object = say('Hier wird ein Objekt erwartet.')
const list = say('Hier wird eine Liste erwartet.')

/** Words in several languages, as pretalx writes tracks, rooms and types. */
const Words = z.record(z.string(), z.string().nullable())
const Text = z
  .union([z.string(), z.number(), Words], say('Hier wird ein Text erwartet.'))
  .nullish()
  .transform(text => {
    if (text === null || text === undefined) return ''
    if (typeof text !== 'object') return String(text)
    return text.de ?? text.en ?? Object.values(text).find(word => word !== null) ?? ''
  })
const Line = Text.transform(lineOf)
const NeededLine = Line.pipe(z.string().min(1, missing))

/** A text that `read` understands; it answers undefined for what it does not. */
const readAs = <Value>(read: (text: string) => Value | undefined, expected: string) =>
  Line.transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue(text ? `„${text}“ ist nicht lesbar; erwartet wird ${expected}.` : missing)
    return z.NEVER
  })
const maybe = <Value>(read: (text: string) => Value | undefined) => {
  return (text: string) => (text ? read(text) : null)
}
const Moment = readAs(maybe(momentOf), 'ein Zeitpunkt wie 2027-03-13T10:00:00+01:00')
const Clock = readAs(maybe(timeOf), 'eine Uhrzeit wie 10:00')
const Day = readAs(text => momentOf(text)?.day, 'ein Tag wie 2027-03-13')
const Duration = readAs(durationOf, 'eine Dauer über null wie 01:30 (Stunden:Minuten)')
const Zone = readAs(
  maybe(text => (isTimeZone(text) ? text : undefined)),
  'eine Zeitzone wie Europe/Berlin',
)

const Person = z.preprocess(
  person => (typeof person === 'string' ? { name: person } : person),
  z.object({ code: Line, id: Line, guid: Line, public_name: Line, name: Line, biography: Text }, object),
)

const FrabEvent = z
  .object(
    {
      guid: Line,
      id: Line,
      code: Line,
      title: NeededLine,
      subtitle: Text,
      abstract: Text,
      description: Text,
      room: Line,
      type: Line,
      date: Moment,
      start: Clock,
      duration: Duration,
      persons: z.array(Person, list).nullish(),
    },
    object,
  )
  .refine(event => event.guid || event.id, { path: ['guid'], error: 'Es fehlen guid und id.' })
  .refine(event => event.date?.time || event.start, { path: ['start'], error: missing })

const DayOfRooms = z.object(
  {
    date: Day,
    // PHP writes an empty object as an empty list.
    rooms: z.preprocess(
      rooms => (Array.isArray(rooms) && rooms.length === 0 ? {} : rooms),
      z.record(z.string(), z.array(FrabEvent, list), object),
    ),
  },
  object,
)

const Conference = z.object(
  {
    acronym: Line,
    title: NeededLine,
    subtitle: Text,
    description: Text,
    venue: Line,
    city: Line,
    time_zone_name: Zone,
    day_change: Clock,
    days: z.array(DayOfRooms, list),
  },
  object,
)

const Generator = z.object({ name: Line }).optional().catch(undefined)
const Schedule = z.object(
  {
    generator: Generator,
    version: Line,
    conference: Conference,
    [ownPart]: OwnPart.optional().catch(undefined),
  },
  object,
)
const Frab = z.object({ generator: Generator, schedule: Schedule }, object)

type FrabEvent = z.infer<typeof FrabEvent>
type ReadText = (source: string) => string
type Place = {
  day: string
  dayChange: string | null
  room: string
  zone: string
  readText: ReadText
  own: OwnPart | undefined
}

/** Where only a wall clock is given, hours before the change of day belong to the night after the day. */
const startOf = ({ date, start }: FrabEvent, { day, dayChange, zone }: Place) => {
  if (date?.time) return instantOf({ ...date, time: date.time }, zone)
  const time = start ?? ''
  const isNight = (date?.day ?? day) === day && time < (dayChange ?? '')
  return instantOf({ day: isNight ? nextDay(day) : (date?.day ?? day), time }, zone)
}

const personsOf = ({ persons }: FrabEvent, { own, readText }: Place): Talk['persons'] => {
  const ownKeys = new Map(own?.persons.map(({ id, key }) => [String(id), key]))
  const named = (persons ?? []).map(({ code, id, guid, public_name, name, biography }) => ({
    key: ownKeys.get(id) || code || id || guid || (public_name || name).toLowerCase(),
    name: public_name || name,
    biography: readText(biography),
  }))
  return [...new Map(named.map(person => [person.key, person])).values()].filter(({ name }) => name)
}

/** Everything that there is to read, once: some dialects repeat the abstract in the description. */
const descriptionOf = ({ subtitle, abstract, description }: FrabEvent, readText: ReadText) => {
  const texts = [subtitle, abstract, description].map(readText)
  return texts.filter((text, index) => text && !texts.slice(index + 1).some(later => later.startsWith(text)))
}

const talkOf = (event: FrabEvent, place: Place): Talk => {
  const startsAt = startOf(event, place)
  const own = place.own?.sessions[event.guid]
  const description = descriptionOf(event, place.readText).join('\n\n')
  const subtitle = place.readText(event.subtitle)
  const duration = durationOf(own?.duration ?? '') ?? event.duration
  return {
    guid: own?.guid || event.guid || event.id,
    code: own?.workshop || event.code,
    type: event.type,
    title: event.title,
    // One that the description repeats further down can be read there.
    subtitle: description.startsWith(subtitle) ? subtitle : '',
    description,
    room: event.room || place.room || null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + duration),
    persons: personsOf(event, place),
  }
}

/**
 * Reads a frab schedule from plain data, wherever that came from. `zone` is where the clocks hang that are
 * given without one. Either a whole programme or every fault; `placeOf` tells people where a path leads.
 */
export const readFrab = (data: unknown, zone: string, placeOf: (path: Path) => string) => {
  const fault = (path: Path, problem: string): Fault => ({ place: placeOf(path), problem })
  const { data: frab, error } = Frab.safeParse(data)
  if (error) return { faults: error.issues.map(({ path, message }) => fault(path, message)) }

  const { version, conference, [ownPart]: own } = frab.schedule
  // What we published ourselves is plain text; read as markup it would change.
  const isOwn = [frab, frab.schedule].some(part => part.generator?.name === generator)
  const readText = isOwn ? readPlainText : plainTextOf
  const talks: { path: Path; talk: Talk }[] = []
  for (const [index, { date: day, rooms }] of conference.days.entries())
    for (const [name, events] of Object.entries(rooms))
      for (const [position, event] of events.entries())
        talks.push({
          path: ['schedule', 'conference', 'days', index, 'rooms', name, position],
          talk: talkOf(event, {
            day,
            dayChange: conference.day_change,
            room: lineOf(name),
            zone: conference.time_zone_name ?? zone,
            readText,
            own,
          }),
        })

  // Years with more digits are written otherwise, which no database or calendar reads.
  const endless = talks.filter(({ talk }) => talk.endsAt.getUTCFullYear() > 9999)
  if (endless.length > 0)
    return {
      faults: endless.map(({ path }) => fault([...path, 'duration'], 'Das Ende läge nach dem Jahr 9999.')),
    }
  const { sessions, clashes } = sessionsOf(talks.map(({ talk }) => talk))
  if (sessions.length === 0)
    return { faults: [fault(['schedule', 'conference', 'days'], 'Das Programm ist leer.')] }
  if (clashes.length > 0)
    return {
      faults: clashes.map(index =>
        fault(
          [...(talks[index]?.path ?? []), 'guid'],
          'Dieser Schlüssel gehört schon zu einem anderen Eintrag.',
        ),
      ),
    }
  const programme: Programme = {
    key: own?.key || conference.acronym || conference.title,
    title: conference.title,
    description: own
      ? readText(own.description)
      : [conference.subtitle, conference.description].map(readText).filter(Boolean).join('\n\n'),
    version,
    location: own ? own.location : [conference.venue, conference.city].filter(Boolean).join(', '),
    sessions,
  }
  return { programme }
}
