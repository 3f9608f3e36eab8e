import type { Conference } from './schedule.rules.ts'

type Day = Conference['days'][number]
type Talk = Day['rooms'][string][number]

const talkElement = ({ id, guid, code, persons, ...facts }: Talk) => ({
  '@id': id,
  '@guid': guid,
  ...(code && { '@code': code }),
  ...facts,
  // This dialect has no place for biographies.
  persons: {
    person: persons.map(person => ({ '@id': person.id, '@code': person.code, '#': person.public_name })),
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

type Schedule = { version: string; generator: { name: string }; base_url: string; conference: Conference }

/** The same as frab's schedule.xml has it: `@` are attributes, `#` is text. */
export const scheduleElement = ({ version, generator, base_url, conference }: Schedule) => {
  const { days, daysCount, rooms: _, ...facts } = conference
  return {
    schedule: {
      generator: { '@name': generator.name },
      version,
      base_url,
      conference: { ...facts, days: daysCount, base_url },
      day: days.map(dayElement),
    },
  }
}
