import { counted } from '../counts.texts.ts'
import type { Plan } from './workshops.rules.ts'

/** What applying a table of workshops does, in sentences. */
export const workshopConsequences = ({ workshops, newLecturers, moved }: Plan) => {
  const fresh = workshops.filter(({ id }) => id === 0).length
  const changed = workshops.filter(({ id, isChanged }) => id !== 0 && isChanged).length
  const inserted = workshops.reduce((sum, { slots }) => sum + slots.insert.length, 0)
  const updated = workshops.reduce((sum, { slots }) => sum + slots.update.length, 0)
  const names = newLecturers.slice(0, 3).map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const more = newLecturers.length - names.length
  const places = workshops
    .flatMap(({ slots }) => [...slots.insert, ...slots.update])
    .map(({ place }) => place)
  const texts = [...new Set(places.flatMap(place => (place && place.roomId === null ? place.location : [])))]
  return [
    fresh + inserted > 0 &&
      `Neu: ${counted(fresh, 'Workshop', 'Workshops')} und ${counted(inserted, 'Termin', 'Termine')}.`,
    changed + updated > 0 &&
      `Geändert: ${counted(changed, 'Workshop', 'Workshops')} und ${counted(updated, 'Termin', 'Termine')}.`,
    names.length > 0 &&
      `Als Referentin oder Referent angelegt: ${names.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
    texts.length > 0 &&
      `Nicht unter Ihren Räumen und deshalb nur als Text: ${texts.slice(0, 5).join(', ')}${texts.length > 5 ? ` und ${texts.length - 5} weitere` : ''}.`,
    moved.slots > 0 &&
      `${counted(moved.slots, 'gebuchter Termin', 'gebuchte Termine')} mit anderer Zeit oder anderem Raum: ${counted(moved.people, 'Buchung', 'Buchungen')}, davon erfahren die Personen per E-Mail.`,
  ].filter(sentence => sentence !== false)
}

export const bookedClash =
  'Mit den neuen Zeiten hätten angemeldete Personen zwei Termine zugleich. Nichts wurde geschrieben. Bitte ändern Sie die Zeiten der gebuchten Termine.'
