import { greetingOf, type Letter, type Person } from '../../mail/letter.rules.ts'
import { worded } from '../../mail/mail-texts.rules.ts'
import { type Named, toWorkshop, whenAndWhere, whenAndWhereInLine } from '../participations.texts.ts'
import * as texts from './calling-off-wordings.rules.ts'

type Slot = Named & { location: string; workshopId: number | null }
type Alternative = { name: string; start: Date; end: Date; location: string; free: number | null }

const whyText = (reason: string) => `Der Grund: ${reason}`

const alternativeText = ({ name, start, end, location, free }: Alternative) => {
  const where = whenAndWhereInLine({ startsAt: start, endsAt: end, location })
  const places = free === null ? '' : ` (noch ${free} ${free === 1 ? 'Platz' : 'Plätze'})`
  return `„${name}“\n${where}${places}`
}

const insteadText = (alternatives: Alternative[]) =>
  alternatives.length === 0
    ? 'Was noch frei ist, sehen Sie in der App.'
    : [
        'Stattdessen können Sie in der App einen dieser Termine buchen, solange dort Plätze frei sind:',
        ...alternatives.map(alternativeText),
      ].join('\n\n')

/** To who had a place in a Termin or waited for one: why it is off, and what they can book instead. */
export const slotCalledOffMail = (
  person: Person,
  slot: Slot,
  { reason, alternatives, hadPlace }: { reason: string; alternatives: Alternative[]; hadPlace: boolean },
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.slotCalledOff, {
    Workshop: slot.name,
    Termin: whenAndWhere(slot),
    Grund: whyText(reason),
    Ersatz: insteadText(alternatives),
    Kalenderhinweis: hadPlace ? 'Die Datei im Anhang nimmt den Termin aus Ihrem Kalender.' : '',
  }),
  button: toWorkshop(slot, appUrl),
})

/** To whoever gives it. */
export const ownSlotCalledOffMail = (
  person: Person,
  slot: Slot,
  { reason, feeStays }: { reason: string; feeStays: boolean },
  appUrl: string,
): Letter => ({
  recipient: person.email,
  greeting: greetingOf(person),
  ...worded(texts.ownSlotCalledOff, {
    Workshop: slot.name,
    Termin: whenAndWhere(slot),
    Grund: whyText(reason),
    Honorar: feeStays
      ? 'Ihr Honorar dafür bekommen Sie trotzdem.'
      : 'In Ihrer Abrechnung steht dieser Termin deshalb nicht.',
  }),
  button: toWorkshop(slot, appUrl),
})
