import type { Webhook, WebhookDelivery } from '@tafelrunde/contract/admin/webhooks'
import type { WebhookKind } from '@tafelrunde/contract/webhook-messages'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

export const kindTexts: Record<WebhookKind, { name: string; about: string }> = {
  registration: {
    name: 'Anmeldungen',
    about: 'Anmeldungen und Plätze in Terminen, auch auf der Warteliste, und Abmeldungen',
  },
  promotion: { name: 'Nachrücken', about: 'Wer von der Warteliste einen Platz bekommt' },
  attendance: { name: 'Anwesenheit', about: 'Was an der Tür erfasst und berichtigt wird' },
  order: { name: 'Bestellungen', about: 'Tische der Aussteller, von der Bestellung bis zur Zahlung' },
  settlement: { name: 'Abrechnungen', about: 'Eingereicht, freigegeben, zurückgegeben, bezahlt' },
}

/** „Anmeldungen, Bestellungen“ */
export const kindsText = (kinds: WebhookKind[]) => kinds.map(kind => kindTexts[kind].name).join(', ')

type Chip = { text: string; chip: 'current' | 'draft' | 'cancelled' }

const states: Record<Webhook['state'], Chip> = {
  active: { text: 'wird benachrichtigt', chip: 'current' },
  paused: { text: 'pausiert', chip: 'draft' },
  failed: { text: 'pausiert, antwortet nicht', chip: 'cancelled' },
}

/** How a program is; one that has not answered lately is active still. */
export const stateOf = ({ state, failing_since }: Pick<Webhook, 'state' | 'failing_since'>): Chip =>
  state === 'active' && failing_since ? { text: 'antwortet nicht', chip: 'cancelled' } : states[state]

export const deliveryChips: Record<WebhookDelivery['state'], Chip> = {
  waiting: { text: 'wartet', chip: 'draft' },
  delivered: { text: 'angekommen', chip: 'current' },
  failed: { text: 'nicht angekommen', chip: 'cancelled' },
}

const triesText = (tries: number) => (tries === 1 ? '1 Versuch' : `${tries} Versuche`)

/** „2 Versuche, zuletzt 500, nächster 1.3.2027, 12:05 Uhr“ */
export const attemptsText = ({ tries, status, next }: WebhookDelivery) =>
  [
    tries === 0 ? 'noch nicht gesendet' : triesText(tries),
    status === null ? '' : `zuletzt ${status}`,
    next ? `nächster ${tableDayAndTime(next)}` : '',
  ]
    .filter(Boolean)
    .join(', ')

const stateWords: Record<string, Chip> = states

/** A program's columns in the audit log. */
export const webhookHistory: Columns = {
  name: { label: 'Name' },
  url: { label: 'Adresse' },
  kinds: { label: 'Was es erfährt', long: true },
  state: { label: 'Stand', text: value => `„${stateWords[String(value)]?.text ?? String(value)}“` },
  secret_since: { label: 'Signaturschlüssel', deed: () => 'Neuen Signaturschlüssel erzeugt' },
  former_until: { label: 'Bisheriger Signaturschlüssel gilt bis' },
}
