import type { FeeKind } from '@tafelrunde/contract/admin/money/settlements'
import type { Settlement, SettlementGap, SettlementState } from '@tafelrunde/contract/lecturers/settlements'
import { moneyText } from '../../common/money.texts.ts'
import { terminalTable } from '../../common/terminal-table.texts.ts'
import type { FeeRule } from './fees/fees.rules.ts'

const kinds: Record<FeeKind, string> = {
  per_unit: 'je\u00a0UE',
  per_timeslot: 'je\u00a0Termin',
  flat: 'pauschal',
}

const germanDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' })

/** „90,00 € je UE“, „90,00 € je UE, gemeinsam · 40,00 € je Termin (Co-Leitung)“ */
export const feeRuleText = (rules: FeeRule[]) =>
  rules
    .map(({ role, kind, cents, shared, validFrom }) =>
      [
        `${moneyText(cents)}\u00a0${kinds[kind]}`,
        shared ? ', gemeinsam' : '',
        role === 'co_lecturer' ? ' (Co-Leitung)' : '',
        validFrom ? ` ab ${germanDay.format(new Date(validFrom))}` : '',
      ].join(''),
    )
    .join(' · ') || 'ohne Honorar'

/** What is to be done before a settlement can be submitted. */
export const gapSentences: Record<SettlementGap, string> = {
  address: 'Bitte geben Sie Ihre vollständige Anschrift an.',
  iban: 'Bitte geben Sie Ihre IBAN an.',
  account_holder: 'Bitte geben Sie den Kontoinhaber in lateinischer Schrift an.',
  tax_number: 'Bitte geben Sie Ihre Steuernummer oder Ihre Umsatzsteuer-Identifikationsnummer an.',
  vat_id: 'Bitte geben Sie Ihre Umsatzsteuer-Identifikationsnummer an.',
  office_vat_id:
    'Dem Büro fehlt die eigene Umsatzsteuer-Identifikationsnummer, die auf diese Abrechnung gehört. Bitte wenden Sie sich dorthin.',
  receipts: 'Bitte fügen Sie Fahrkarten und jeder Auslage einen Beleg bei.',
  rates:
    'Bitte geben Sie bei Fahrkarten und jeder Auslage an, wie viel Prozent Umsatzsteuer auf dem Beleg stehen.',
  timeslots: 'Abrechnen können Sie, sobald alle Ihre Termine stattgefunden haben.',
  costs:
    'Keiner Ihrer Termine hat stattgefunden. Bitte geben Sie an, was Sie für Fahrt oder Auslagen bezahlt haben.',
}

/** Why somebody cannot change or submit a settlement in this state. */
export const notOpen: Record<Exclude<SettlementState, 'open' | 'returned'>, string> = {
  submitted: 'Diese Abrechnung ist schon eingereicht.',
  approved: 'Diese Abrechnung ist schon freigegeben.',
  paid: 'Diese Abrechnung ist schon bezahlt.',
}

export const notSubmittedYet = 'Diese Abrechnung ist noch nicht eingereicht.'

/** Why the office cannot decide on a settlement in this state. */
export const undecidable: Record<SettlementState, string> = {
  ...notOpen,
  open: notSubmittedYet,
  returned: 'Diese Abrechnung ist zurückgegeben und noch nicht wieder eingereicht.',
}

export const validUnsigned = 'Dieses Schreiben wurde elektronisch erstellt und ist ohne Unterschrift gültig.'

export const required = 'Dieses Feld ist zwingend erforderlich.'
export const unknownId = (id: number) => `Ungültiger pk "${id}" - Object existiert nicht.`
export const givesNothing = 'In dieser Veranstaltung gibt diese Person keinen Workshop.'
export const givesNothingOwn = 'In dieser Veranstaltung geben Sie keinen Workshop.'
export const eventCancelled =
  'Diese Veranstaltung ist abgesagt. Wer Auslagen hatte oder trotzdem ein Honorar bekommt, beginnt die Abrechnung selbst.'
/** „Leseförderung (entfallen)“ */
export const lineName = ({ workshop, calledOff }: { workshop: string; calledOff: boolean }) =>
  calledOff ? `${workshop} (entfallen)` : workshop
export const roleTwice = 'Für jede Rolle gibt es höchstens eine Regel.'
export const accountGone =
  'Das Konto dieser Person ist gelöscht. Sie könnte die Abrechnung nicht mehr ergänzen.'
export const notHeld = 'Die Bestätigung gibt es, sobald einer der Termine stattgefunden hat.'

export const settlementName = (number: string) => `Abrechnung ${number}.pdf`
export const lecturerConfirmationName = (number: string) => `Referentenbestätigung ${number}.pdf`

const stateNames: Record<SettlementState, string> = {
  open: 'offen',
  submitted: 'eingereicht',
  approved: 'freigegeben',
  returned: 'zurückgegeben',
  paid: 'bezahlt',
}

const gapNames: Record<SettlementGap, string> = {
  address: 'Anschrift',
  iban: 'IBAN',
  account_holder: 'Kontoinhaber in lateinischer Schrift',
  tax_number: 'Steuernummer',
  vat_id: 'USt-IdNr.',
  office_vat_id: 'USt-IdNr. des Verbands',
  receipts: 'Belege',
  rates: 'Steuersätze der Belege',
  timeslots: 'gehaltene Termine',
  costs: 'Fahrt oder Auslagen',
}

const head = ['Nr.', 'Referentin, Referent', 'Summe', 'Zustand', 'Es fehlt']

const rowOf = ({ id, lecturer, total_cents, state, closed_on, missing }: Settlement) => [
  String(id),
  `${lecturer.first_name} ${lecturer.last_name}`.trim(),
  moneyText(total_cents),
  closed_on ? 'abgeschlossen' : stateNames[state],
  missing.map(gap => gapNames[gap]).join(', '),
]

/** The settlements of an event for the terminal, a line each, numbers and sums to the right. */
export const tableText = (settlements: Settlement[]) => terminalTable(head, settlements.map(rowOf), [0, 2])

/** To the office at the terminal. */
export const startedText = (count: number) =>
  count === 1 ? '1 Abrechnung begonnen.' : `${count} Abrechnungen begonnen.`
export const approvedText = (count: number) =>
  count === 1 ? '1 Abrechnung freigegeben.' : `${count} Abrechnungen freigegeben.`
export const returnedText = (id: number) => `Abrechnung ${id} zurückgegeben.`
export const unknownSettlement = (event: number, id: number) =>
  `Es gibt zu Veranstaltung ${event} keine Abrechnung ${id}.`

export const donationConfirmed =
  'Zu dieser Abrechnung gibt es eine Zuwendungsbestätigung. Zurückgeben lässt sie sich nicht mehr.'
export const notDonatable = 'Bei dieser Abrechnung lässt sich nichts als Spende verzichten.'

export const ownSettlement = 'Die eigene Abrechnung gibt jemand anderes aus dem Büro frei.'
