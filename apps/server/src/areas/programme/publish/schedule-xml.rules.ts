import { type OwnPart, ownPart } from '../programme.rules.ts'
import type { Conference } from './schedule.rules.ts'

type Day = Conference['days'][number]
type Talk = Day['rooms'][string][number]

const talkElement = ({ id, guid, persons, ...facts }: Talk) => ({
  '@id': id,
  '@guid': guid,
  ...facts,
  // This dialect has no place for biographies.
  persons: {
    person: persons.map(person => ({ '@id': person.id, '#': person.public_name })),
  },
  links: {},
  attachments: {},
})

const dayElement = ({ index, date, day_start, day_end, rooms }: Day) => ({
  '@index': index,
  '@date': date,
  '@start': day_start,
  '@end': day_end,
  room: Object.entries(rooms).map(([name, talks]) => ({ '@name': name, event: talks.map(talkElement) })),
})

/** As JSON in which nothing could end the instruction or be taken for markup. */
const instructionText = (own: OwnPart) =>
  JSON.stringify(own, null, 2).replace(
    /[<>&]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export type Schedule = {
  generator: { name: string }
  schedule: { version: string; base_url: string; conference: Conference; [ownPart]: OwnPart }
}

/** The same as frab's schedule.xml has it: `@` are attributes, `#` is text, `?` is for programs that know it. */
export const scheduleElement = ({ generator, schedule }: Schedule) => {
  const { version, base_url, conference, [ownPart]: own } = schedule
  // This dialect has no place for these.
  const { days, daysCount, rooms: _, description: __, url: ___, ...facts } = conference
  return {
    schedule: {
      generator: { '@name': generator.name },
      version,
      '?': `${ownPart} ${instructionText(own)}`,
      conference: { ...facts, days: daysCount, base_url },
      day: days.map(dayElement),
    },
  }
}
