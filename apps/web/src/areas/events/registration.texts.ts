import type { Event } from '@tafelrunde/contract/events/events'
import type { Subscription } from '@tafelrunde/contract/people/subscription'
import { isWaiting, type Place } from './events.texts.ts'

const quoted = (place: Place) => `„${place.caption}“${isWaiting(place) ? ' (Warteliste)' : ''}`

/** What is lost with the registration, by name. */
export const leavingQuestion = (event: Event, own: Subscription, places: readonly Place[]) => {
  const workshops = places.map(quoted)
  const loss =
    workshops.length === 1
      ? [`Ihr Workshop wird ebenfalls abgemeldet: ${workshops[0]}`]
      : [`Ihre ${workshops.length} Workshops werden ebenfalls abgemeldet:`, ...workshops]
  const queue =
    own.state === 'waitlisted'
      ? [`Ihr Platz ${own.position} auf der Warteliste verfällt.`]
      : event.waitlist_count > 0 && ['Ihr Platz geht sofort an die nächste Person auf der Warteliste.']
  return {
    header: own.state === 'waitlisted' ? 'Warteliste verlassen?' : `Von „${event.name}“ abmelden?`,
    message: [...(workshops.length > 0 ? loss : []), ...(queue || [])].join('\n') || 'Ihr Platz wird frei.',
    yes: own.state === 'waitlisted' ? 'Verlassen' : 'Abmelden',
    no: own.state === 'waitlisted' ? 'Weiter warten' : 'Angemeldet bleiben',
  }
}

/** What the server has made of a registration; `waiting`: the person asked for the waitlist. */
export const registeredText = (event: Event, answer: Subscription, waiting: boolean) => {
  if (answer.state !== 'waitlisted') return `Angemeldet: ${event.name}`
  const position = `Sie stehen auf Platz ${answer.position} der Warteliste.`
  return waiting ? position : `Die Veranstaltung ist inzwischen voll. ${position}`
}

export const leftText = (event: Event, own: Subscription) =>
  own.state === 'waitlisted' ? 'Sie stehen nicht mehr auf der Warteliste.' : `Abgemeldet: ${event.name}`
