import { dayText, momentText, timesText } from '../../common/german.texts.ts'
import { daysText } from '../../common/papers.texts.ts'
import type { Db } from '../../platform/db/database.ts'
import { readEvent } from '../events/events.service.ts'
import type { Values } from './placeholders.rules.ts'
import { findFacts } from './recipients.queries.ts'

type Person = { id: number; firstName: string; lastName: string }
type Slot = { name: string; startsAt: string; endsAt: string; location: string }

const slotText = ({ name, location, ...span }: Slot) => {
  const [startsAt, endsAt] = [new Date(span.startsAt), new Date(span.endsAt)]
  return [`„${name}“`, `${dayText(startsAt)}, ${timesText({ startsAt, endsAt })}`, location]
    .filter(Boolean)
    .join('\n')
}

const ofNoEvent = { Veranstaltung: '', Tag: '', Ort: '', 'Feedback-Frist': '' }

const ofEvent = async (db: Db, id: number) => {
  const { event } = await readEvent(db, true, id)
  return {
    Veranstaltung: event.name,
    Tag: daysText(event),
    Ort: event.location,
    'Feedback-Frist': event.feedbackDeadline ? momentText(event.feedbackDeadline) : '',
  }
}

/** What stands in the gaps for each of these people, in their order. */
export const valuesOf = async (db: Db, event: number | null, people: Person[]): Promise<Values[]> => {
  const shared = event === null ? ofNoEvent : await ofEvent(db, event)
  const ids = people.map(({ id }) => id)
  const facts = event === null ? new Map() : await findFacts(db, event, ids)
  return people.map(({ id, firstName, lastName }) => {
    const fact = facts.get(id)
    return {
      ...shared,
      Vorname: firstName,
      Nachname: lastName,
      'Besuchte Workshops': fact ? String(fact.attended) : '',
      Termine: fact ? fact.timeslots.map(slotText).join('\n\n') : '',
    }
  })
}
