import type { Presence } from '@tafelrunde/contract/admin/events/presence'
import type { Letterhead } from '../../mail/letter.rules.ts'
import { momentText } from '../attendance.texts.ts'
import { basisText, noRoom } from './presence.texts.ts'

export type PresenceFacts = { association: Letterhead; event: string; presence: Presence }

/** The emergency list ready to be drawn. */
export type PresenceDocument = {
  title: string
  subject: string
  issuedAt: string
  dateline: string
  association: Letterhead
  running: string
  event: string
  sum: string
  sections: {
    title: string
    count: string
    rows: { name: string; activity: string; basis: string; phone: string }[]
  }[]
}

const counted = (count: number) => `${count} ${count === 1 ? 'Person' : 'Personen'}`

/** Who is in the house, room by room, to be ticked off where people gather. */
export const presenceDocument = ({ association, event, presence }: PresenceFacts): PresenceDocument => {
  const { at, people, rooms, seen } = presence
  return {
    title: 'Notfallliste',
    subject: event,
    issuedAt: at.toISOString(),
    dateline: `Stand: ${momentText(at)}`,
    association,
    running: `Notfallliste · ${event} · ${momentText(at)}`,
    event,
    sum:
      people === 0
        ? 'Zurzeit ist niemand im Haus, von dem das System weiß.'
        : `${counted(people)} im Haus, davon ${seen} an einer Tür gesehen. Nicht erfasst sind Gäste und das Personal des Hauses.`,
    sections: rooms.map(({ room, people: inside }) => ({
      title: room || noRoom,
      count: counted(inside.length),
      rows: inside.map(person => ({
        name: [person.last_name, person.first_name].filter(Boolean).join(', '),
        activity: person.activity,
        basis: basisText(person),
        phone: person.phone,
      })),
    })),
  }
}
