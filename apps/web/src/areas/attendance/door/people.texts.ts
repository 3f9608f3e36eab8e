import type { Participant } from '@tafelrunde/contract/events/attendance'
import type { Person } from '@tafelrunde/contract/people/users'

const states: Record<Participant['state'], string> = {
  attended: 'schon da',
  absent: 'steht auf der Liste',
  registered: 'steht auf der Liste',
  waitlisted: 'auf der Warteliste',
  cancelled: 'hat sich abgemeldet',
}

/** What the list of the Termin says of somebody; nothing where it does not name them. */
export const knownText = (state: Participant['state'] | undefined) => (state ? states[state] : '')

/** „Nr. 204817“ */
export const numberText = ({ as_customernumber }: Person) =>
  as_customernumber && `Nr.\u00A0${as_customernumber}`
