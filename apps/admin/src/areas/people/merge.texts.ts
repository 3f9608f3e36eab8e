import type { MovedKind } from '@tafelrunde/contract/admin/people/doubles'
import { counted } from '@tafelrunde/ui/figures.ts'

const words: Record<MovedKind, [string, string]> = {
  events: ['Anmeldung', 'Anmeldungen'],
  timeslots: ['Termin', 'Termine'],
  confirmations: ['Teilnahmebestätigung', 'Teilnahmebestätigungen'],
  workshops: ['Workshop als Referent/in', 'Workshops als Referent/in'],
  settlements: ['Abrechnung', 'Abrechnungen'],
  orders: ['Bestellung', 'Bestellungen'],
  exhibitors: ['Ausstellereintrag', 'Ausstellereinträge'],
  messages: ['Nachricht an das Büro', 'Nachrichten an das Büro'],
  receipts: ['hochgeladener Beleg', 'hochgeladene Belege'],
  marks: ['Vermerk über andere an der Tür', 'Vermerke über andere an der Tür'],
}

/** „3 Termine“ */
export const movedText = ({ kind, count }: { kind: MovedKind; count: number }) =>
  counted(count, ...words[kind])
