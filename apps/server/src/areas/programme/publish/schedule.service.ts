import { createHash } from 'node:crypto'
import { v5 as uuidV5 } from 'uuid'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readEvent } from '../../events/events.service.ts'
import { generator, ownPart } from '../programme.rules.ts'
import { lineOf, readPlainText } from '../read/plain-text.rules.ts'
import { findSlots, findSpeakers } from './schedule.queries.ts'
import { conferenceOf, ownPartOf, type Slot, type Speaker, unnamed } from './schedule.rules.ts'
import { type Schedule, scheduleElement } from './schedule-xml.rules.ts'

type Needs = Pick<Deps, 'db' | 'config'>
/** The UUID that an address has always and everywhere (RFC 9562, 5.5). */
const uuidOf = (address: string) => uuidV5(address, uuidV5.URL)
const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

type SlotRow = Awaited<ReturnType<typeof findSlots>>[number]
type Named = { key: string; addressOf: (path: string) => string }

/** Who gives what, by workshop; whoever came with this programme keeps the key from there. */
const readSpeakers = async (db: Db, eventId: number, { key, addressOf }: Named) => {
  const rows = (await findSpeakers(db, eventId)).map(({ workshopId, id, source, ...person }) => ({
    workshopId,
    id,
    key: source?.startsWith(`${key}/`) ? source.slice(key.length + 1) : uuidOf(addressOf(`lecturers/${id}`)),
    name: lineOf(`${person.firstName} ${person.lastName}`),
    biography: readPlainText(person.biography),
  }))
  return Map.groupBy(rows, ({ workshopId }) => workshopId)
}

/** Both formats want UUIDs; what came with another key has one that is the same wherever it is published. */
const guidOf = ({ id, guid }: SlotRow, { key, addressOf }: Named) => {
  if (guid === null) return uuidOf(addressOf(`timeslots/${id}`))
  return isUuid(guid) ? guid : uuidOf(`${key}/${guid}`)
}

const slotOf = (row: SlotRow, speakers: Map<number, Speaker[]>, named: Named): Slot => {
  const { workshop, ...slot } = row
  const guid = guidOf(row, named)
  return {
    id: slot.id,
    guid,
    key: slot.guid ?? guid,
    title: lineOf(workshop?.name ?? slot.caption) || unnamed,
    subtitle: readPlainText(workshop?.subtitle ?? ''),
    description: readPlainText(workshop?.description ?? ''),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    room: lineOf(slot.room),
    workshop: workshop && {
      id: workshop.id,
      key: workshop.guid ?? uuidOf(named.addressOf(`workshops/${workshop.id}`)),
    },
    persons: (workshop && speakers.get(workshop.id)) || [],
  }
}

/**
 * Changes with the programme, but not with whoever publishes it, nor with what the XML has no place for: both files of
 * a programme have the same version.
 */
const versionOf = (conference: object) => {
  const own = ['id', 'url', 'slug', 'biography']
  const text = JSON.stringify(conference, (key, value: unknown) => (own.includes(key) ? undefined : value))
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

const readSchedule = async ({ db, config }: Needs, isStaff: boolean, id: number): Promise<Schedule> => {
  const { event } = await readEvent(db, isStaff, id)
  const key = event.source ?? `tafelrunde-${id}`
  const named = { key, addressOf: (path: string) => `${config.APP_URL}/${path}` }
  const speakers = await readSpeakers(db, id, named)
  const slots = (await findSlots(db, id)).map(slot => slotOf(slot, speakers, named))
  const facts = {
    ...event,
    key,
    name: lineOf(event.name),
    description: readPlainText(event.description),
    location: lineOf(event.location),
  }
  const roomUuid = (room: string) => uuidOf(named.addressOf(`rooms/${room}`))
  const conference = conferenceOf(facts, slots, config.APP_URL, roomUuid)
  const { persons, ...own } = ownPartOf(facts, slots)
  return {
    generator: { name: generator },
    schedule: {
      version: versionOf({ conference, own }),
      base_url: `${config.APP_URL}/`,
      conference,
      [ownPart]: { ...own, persons },
    },
  }
}

const schema = 'https://c3voc.de/schedule/schema.json'

/** The programme of an event as frab's schedule.json; that of a draft is for staff only. */
export const readScheduleJson = async (needs: Needs, isStaff: boolean, id: number) =>
  `${JSON.stringify({ $schema: schema, ...(await readSchedule(needs, isStaff, id)) }, null, 2)}\n`

/** The same as frab's schedule.xml. */
export const readScheduleXml = async (needs: Needs, isStaff: boolean, id: number) => {
  const { writeXml } = await import('../../../common/xml.service.ts')
  return writeXml(scheduleElement(await readSchedule(needs, isStaff, id)))
}
