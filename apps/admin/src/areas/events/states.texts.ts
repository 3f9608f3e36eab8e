import type { EventReach, OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import type { EventState } from '@tafelrunde/contract/events/events'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted } from '@tafelrunde/ui/figures.ts'

/** What is done to bring an event to a state. */
export const stateActions: Record<EventState, string> = {
  draft: 'Zurück zum Entwurf',
  announced: 'Ankündigen',
  open: 'Anmeldung öffnen',
  closed: 'Anmeldung schließen',
  finished: 'Beenden',
  cancelled: 'Absagen',
}

/** Where an event goes as a rule; all else is said in second place. */
export const nextState: Partial<Record<EventState, EventState>> = {
  draft: 'announced',
  announced: 'open',
  open: 'closed',
  closed: 'finished',
}

const people = (count: number) => counted(count, 'Person', 'Personen')
const are = (count: number) => (count === 1 ? 'wird' : 'werden')

/** What follows from a state, a sentence each. */
export const consequences: Record<EventState, (event: OfficeEvent, reach: EventReach) => string[]> = {
  draft: () => ['Die Veranstaltung ist in der App nicht mehr zu sehen.'],
  announced: () => ['Die Veranstaltung ist in der App zu sehen. Anmelden kann sich noch niemand.'],
  open: ({ registration_start: from }) => [
    from && from > new Date()
      ? `Anmelden kann man sich ab ${tableDayAndTime(from)}.`
      : 'Anmelden kann man sich sofort.',
  ],
  closed: (_, { registered }) => [
    'Niemand kann sich mehr anmelden.',
    ...(registered > 0
      ? [`${people(registered)} ${registered === 1 ? 'behält' : 'behalten'} ihre Plätze.`]
      : []),
  ],
  finished: (_, { registered }) => [
    registered > 0
      ? `${people(registered)} ${are(registered)} um Feedback gebeten, sofern das noch nicht geschehen ist.`
      : 'Niemand ist angemeldet: Es geht keine E-Mail hinaus.',
    'Teilnahmebestätigungen lassen sich abrufen, sobald die Anwesenheit eingetragen ist.',
  ],
  cancelled: (_, { registered, waiting, open_orders: orders, invoiced_orders: invoiced }) => [
    registered + waiting > 0
      ? `${people(registered + waiting)} ${are(registered + waiting)} benachrichtigt.`
      : 'Niemand ist angemeldet: Es geht keine E-Mail hinaus.',
    ...(orders > 0
      ? [
          `${counted(orders, 'Tischbestellung endet', 'Tischbestellungen enden')}; wer bestellt hat, wird benachrichtigt.`,
        ]
      : []),
    ...(invoiced > 0
      ? [
          `${counted(invoiced, 'Tischbestellung hat', 'Tischbestellungen haben')} eine Rechnung; wer bestellt hat, wird benachrichtigt. Die ${invoiced === 1 ? 'Rechnung ist' : 'Rechnungen sind'} danach zu stornieren.`,
        ]
      : []),
    'Eine Absage lässt sich nicht zurücknehmen.',
  ],
}

/** What goes with an event that is deleted. */
export const deletionText = ({ workshops, timeslots }: EventReach) =>
  workshops + timeslots > 0
    ? `Mit ihr gehen ${counted(workshops, 'Workshop', 'Workshops')} und ${counted(timeslots, 'Termin', 'Termine')}. Das lässt sich nicht zurücknehmen.`
    : 'Das lässt sich nicht zurücknehmen.'
