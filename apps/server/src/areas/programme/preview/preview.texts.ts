import type { EventState } from '@tafelrunde/contract/events/events'
import { dayText, momentText, timesText } from '../../../common/german.texts.ts'

const whole = new Intl.NumberFormat('de-DE')
const counted = (count: number, one: string, many: string) =>
  `${whole.format(count)} ${count === 1 ? one : many}`
const listed = new Intl.ListFormat('de-DE')

type Times = { startsAt: Date; endsAt: Date }

/** „Sa., 13. März 2027, 10:00–11:30 Uhr“ */
export const timeValue = (times: Times) => `${dayText(times.startsAt)}, ${timesText(times)}`

/** „Sa., 13. März 2027, 10:00 Uhr – So., 14. März 2027, 17:00 Uhr“ */
export const spanValue = ({ startsAt, endsAt }: Times) => `${momentText(startsAt)} – ${momentText(endsAt)}`

/** When and where a Termin is. */
export const slotAbout = ({ location, ...times }: Times & { location: string }) =>
  [timeValue(times), location].filter(Boolean).join(', ')

const participations = (count: number) => counted(count, 'Teilnahme hängt daran', 'Teilnahmen hängen daran')

export const reasons = {
  isNew: 'Steht neu in der Datei.',
  oneMore: 'Steht neu in der Datei, als weiterer Termin.',
  says: 'Die Datei sagt es jetzt so.',
  decided: 'Seit der letzten Datei in der Verwaltung geändert; die neue Datei sagt etwas anderes.',
  otherTime: 'Die Datei sagt eine andere Zeit, als in der Verwaltung steht.',
  otherKey: 'Die Datei führt es unter einem neuen Schlüssel; sonst bleibt alles.',
  rides: (count: number) => `Alle bleiben darin: ${participations(count)}.`,
  freeSlot: 'Steht nicht mehr in der Datei, und niemand hat einen Platz darin.',
  bookedSlot: (count: number) =>
    `Steht nicht mehr in der Datei und bleibt trotzdem: ${participations(count)}.`,
  noSlot: 'Kein Termin davon steht mehr in der Datei.',
  materials: (count: number) =>
    `Mit dem Workshop ${count === 1 ? 'geht' : 'gehen'} ${counted(count, 'Material', 'Materialien')}.`,
  heldWorkshop: 'Steht nicht mehr in der Datei und bleibt trotzdem, weil ein Termin davon bleibt.',
  idle: 'Steht nicht mehr in der Datei und hat weder Workshop noch Konto noch Abrechnung.',
  heldLecturer: ({ hasAccount, isSettled }: { hasAccount: boolean; isSettled: boolean }) =>
    `Steht nicht mehr in der Datei und bleibt trotzdem: hat ${[hasAccount && 'ein Konto', isSettled && 'eine Abrechnung'].filter(Boolean).join(' und ')}.`,
}

type Facts = {
  state: EventState
  /** Termine that no file said, of an event that gets its first one. */
  ownSlots: number
  reach: { moved: number; promoted: number; planned: number }
  unknownRooms: string[]
}

const mostNamed = 5
const roomsText = (names: string[]) => {
  const shown = names.slice(0, mostNamed).map(name => `„${name}“`)
  const more = names.length - shown.length
  return listed.format(more > 0 ? [...shown, counted(more, 'weiterer', 'weitere')] : shown)
}

/** What follows from taking a file over, in sentences. */
export const consequencesText = ({ state, ownSlots, reach, unknownRooms }: Facts) =>
  [
    state === 'draft'
      ? 'Die Veranstaltung ist ein Entwurf: Noch sieht es niemand.'
      : 'Gilt sofort, auch in der App; der Raumplan muss dafür nicht veröffentlicht werden.',
    reach.moved > 0 &&
      `${counted(reach.moved, 'Person bekommt', 'Personen bekommen')} eine E-Mail, weil ein gebuchter Termin verlegt wird.`,
    reach.promoted > 0 &&
      `${counted(reach.promoted, 'Person rückt', 'Personen rücken')} von der Warteliste nach und ${reach.promoted === 1 ? 'bekommt' : 'bekommen'} eine E-Mail.`,
    reach.planned > 0 &&
      `${counted(reach.planned, 'Termin, der', 'Termine, die')} auf dem Raumplan noch nicht veröffentlicht ${reach.planned === 1 ? 'ist, verliert seine' : 'sind, verlieren ihre'} Änderung.`,
    ownSlots > 0 &&
      `Die Veranstaltung hat schon ${counted(ownSlots, 'Termin', 'Termine')} aus keiner Datei. ${ownSlots === 1 ? 'Er bleibt' : 'Sie bleiben'}, wie ${ownSlots === 1 ? 'er ist' : 'sie sind'}.`,
    unknownRooms.length > 0 &&
      `Räume stehen am Termin so, wie die Datei sie nennt. In Ihrer Raumliste fehlt: ${roomsText(unknownRooms)}.`,
  ].filter(sentence => sentence !== false)

export const foreignProgramme = (name: string) =>
  `Diese Datei ist das Programm von „${name}“. Bitte lesen Sie sie dort ein.`

export const otherProgramme = (source: string, key: string) =>
  `Diese Datei ist ein anderes Programm („${key}“) als das, aus dem die Veranstaltung stammt („${source}“).`

export const changedMeanwhile =
  'Inzwischen hat sich etwas geändert, oder die Datei wurde schon übernommen. Nichts wurde geschrieben. Bitte sehen Sie sich die Vorschau noch einmal an.'
