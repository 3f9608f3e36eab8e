import type { Deps } from '../../../deps.ts'
import { brokenConstraint, type Tx } from '../../../platform/db/database.ts'
import { InvalidField, Refusal } from '../../../platform/refusals.ts'
import { lockForChange } from '../../events/events.service.ts'
import { admitListed } from '../../participations/admission.service.ts'
import { counted } from '../counts.texts.ts'
import { changedMeanwhile } from '../intake.texts.ts'
import type { Line } from '../judged.rules.ts'
import type { Check } from '../kind.rules.ts'
import { findMembers } from '../members/members.queries.ts'
import { namesOf } from '../members/persons.rules.ts'
import * as queries from './registrations.queries.ts'
import { planRegistrations } from './registrations.rules.ts'

const isOver = 'Für eine beendete oder abgesagte Veranstaltung wird niemand mehr angemeldet.'
const noMail = 'Niemand bekommt davon eine E-Mail.'

/** When the first of these begins, and the last one ends. */
const spanOf = (event: { startsAt: Date; endsAt: Date }, slots: { startsAt: Date; endsAt: Date }[]) => ({
  startsAt: new Date(Math.min(...[event, ...slots].map(({ startsAt }) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...[event, ...slots].map(({ endsAt }) => endsAt.getTime()))),
})

/** Looks what a table of registrations does, and offers to do it; also before and after the window of registration. */
export const checkRegistrations = async (
  tx: Tx,
  { clock }: Deps,
  eventId: number,
  lines: Line[],
): Promise<Check> => {
  const { event } = await lockForChange(tx, eventId)
  await queries.lockSlots(tx, eventId)
  if (event.state === 'finished' || event.state === 'cancelled') throw new InvalidField('event', isOver)
  const people = await findMembers(tx, namesOf(lines))
  const ids = people.map(({ id }) => id)
  const slots = await queries.findSlots(tx, eventId)
  const { judged, plan } = planRegistrations(lines, {
    event: { ...event, taken: event.seatsTaken },
    people,
    registered: await queries.findRegistered(tx, eventId, ids),
    slots,
    places: await queries.findPlaces(tx, ids, spanOf(event, slots)),
  })
  const write = async () => {
    try {
      await admitListed(tx, { eventId, joining: [...plan.joining], seats: plan.seats }, clock.now())
    } catch (error) {
      // What the database itself refuses has come about in this moment.
      throw brokenConstraint(error) === undefined ? error : new Refusal('changed', changedMeanwhile)
    }
  }
  const consequences = [
    ...(plan.joining.size > 0
      ? [`Zur Veranstaltung angemeldet: ${counted(plan.joining.size, 'Person', 'Personen')}.`]
      : []),
    ...(plan.seats.length > 0 ? [`Neu vergeben: ${counted(plan.seats.length, 'Platz', 'Plätze')}.`] : []),
  ]
  return { judged, consequences: consequences.length > 0 ? [...consequences, noMail] : [], write }
}
