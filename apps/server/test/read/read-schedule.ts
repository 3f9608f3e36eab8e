import { readFileSync } from 'node:fs'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { z } from 'zod'

const schema = readFileSync(new URL('../data/frab/schedule.xsd', import.meta.url), 'utf8')
const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema))

/** Throws unless the validators of other tools take the file; see data/frab/README.md. */
export const checkScheduleXml = (text: string) => {
  const document = XmlDocument.fromString(text)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
  }
}

const Moment = z.iso.datetime({ offset: true })
const TextOrNull = z.string().nullable()

const FrabPerson = z.looseObject({ id: z.int(), public_name: z.string() })
const PretalxPerson = z.looseObject({
  name: z.string(),
  code: z
    .string()
    .regex(/^[A-Z0-9]+$/)
    .optional(),
})
const Person = z.looseObject({}).refine(
  // Exactly one of the two.
  person => FrabPerson.safeParse(person).success !== PretalxPerson.safeParse(person).success,
)

const Talk = z.strictObject({
  id: z.int().positive(),
  guid: z.uuid(),
  logo: z.url().optional(),
  date: Moment,
  start: z.string().regex(/^[0-2]\d:[0-5]\d$/),
  duration: z.string().regex(/^\d+:\d{2}$/),
  room: z.string(),
  slug: z.string().regex(/^[a-z0-9_-]+[a-z0-9]$/),
  url: z.url(),
  title: z.string(),
  subtitle: TextOrNull,
  track: TextOrNull,
  type: z.string(),
  language: z.string(),
  abstract: TextOrNull,
  description: TextOrNull.optional(),
  recording_license: z.string().optional(),
  persons: z.array(Person),
  links: z.array(z.unknown()),
  attachments: z.array(z.unknown()).optional(),
})

const Day = z.strictObject({
  index: z.int(),
  date: z.iso.date(),
  day_start: Moment,
  day_end: Moment,
  rooms: z.record(z.string(), z.array(Talk)),
})

const Room = z.strictObject({
  guid: z.uuid(),
  name: z.string(),
  description: TextOrNull.optional(),
  capacity: z.number().nullable().optional(),
})

const Conference = z.strictObject({
  acronym: z.string().regex(/^[a-z0-9_-][a-z0-9_]{3,}(-2\d{3}-[a-z]+)?$/),
  title: z.string(),
  description: z.string().optional(),
  start: z.iso.date(),
  end: z.iso.date(),
  daysCount: z.int(),
  timeslot_duration: z.string(),
  time_zone_name: z.string().regex(/^[A-Z][a-z]+\/[A-Z][a-z]+|UTC$/),
  url: z.url().optional(),
  rooms: z.array(Room).optional(),
  days: z.array(Day),
})

const Schedule = z.strictObject({
  $schema: z.string().optional(),
  generator: z.looseObject({ name: z.string(), version: z.string().optional() }).optional(),
  schedule: z.looseObject({
    version: z.string(),
    base_url: z.url().optional(),
    conference: Conference,
    rooms: z.undefined().optional(),
  }),
})

/** The same for JSON. */
export const checkScheduleJson = (text: string) => void Schedule.parse(JSON.parse(text))
