import { presenceDocument } from '../src/areas/attendance/presence/presence.document.ts'
import { presenceAt, type Stay } from '../src/areas/attendance/presence/presence.rules.ts'
import { association } from '../src/areas/demo/content/association.content.ts'

const at = (time: string) => new Date(`2026-11-14T${time}+01:00`)
const now = at('10:20')
let made = 0

const stay = (lastName: string, firstName: string, room: string, facts: Partial<Stay> = {}): Stay => ({
  key: `account-${++made}`,
  firstName,
  lastName,
  phone: '',
  basis: 'seen',
  name: 'Elterngespräche souverän führen',
  room,
  startsAt: at('09:30'),
  endsAt: at('11:00'),
  seenAt: at('09:32'),
  ...facts,
})

const stays = [
  stay('Möllenkamp', 'Friederike', 'Kleiner Saal', { phone: '0151 2345678' }),
  stay('Özdemir', 'Cem', 'Kleiner Saal'),
  stay('Zimmer', 'Eva', 'Kleiner Saal', { basis: 'booked', seenAt: null }),
  stay('Ostermann', 'Prof. Dr. Karin', 'Kleiner Saal', {
    basis: 'planned',
    seenAt: null,
    phone: '030 123456-78',
  }),
  stay(
    'Hohenlohe-Schillingsfürst',
    'Prof. Dr. Anna-Maria',
    'Mehrzweckhalle der Stadthalle, zweites Obergeschoss',
    {
      name: 'Vom Umgang mit Vielfalt: Differenzierung, Sprachbildung und gemeinsames Lernen',
      phone: '+49 (0) 123 4567890123456',
    },
  ),
  stay('Früh', 'Li', 'Aula', { startsAt: at('08:00'), endsAt: at('09:00'), seenAt: at('08:05') }),
  stay('Kluge', '', 'Ausstellung', { basis: 'planned', seenAt: null, name: 'Verlag Kreidestrich, Stand 12' }),
]

const presence = (people: Stay[]) => ({
  template: 'presence' as const,
  document: presenceDocument({ association, event: 'Herbsttagung 2026', presence: presenceAt(people, now) }),
})

export const presenceExamples = {
  presence: presence(stays),
  presenceEmpty: presence([]),
  presenceLong: presence(
    Array.from({ length: 60 }, (_, index) =>
      stays.map(one => ({ ...one, key: `${one.key}-${index}` })),
    ).flat(),
  ),
}
