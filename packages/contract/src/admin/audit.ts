import * as z from 'zod/mini'
import { choiceFilter, createdFilters, idFilter, listQuery, textFilter } from '#filters'
import { Instant, pageOf } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'

/** What the audit log keeps a history of. */
export const AuditSubject = z.enum([
  'account_merges',
  'accounts',
  'allotments',
  'allotted_places',
  'api_keys',
  'association',
  'bank_entries',
  'circular_attachments',
  'circulars',
  'confirmations',
  'cost_centres',
  'datev_settings',
  'display_messages',
  'draft_links',
  'event_questions',
  'event_subscriptions',
  'events',
  'exhibitions',
  'exhibitor_events',
  'exhibitors',
  'fee_rules',
  'fee_terms',
  'hall_images',
  'hall_tables',
  'invoice_gaps',
  'invoice_payments',
  'invoice_reminders',
  'invoice_runs',
  'invoices',
  'later_fees',
  'lecturer_absences',
  'lecturer_data',
  'lecturers',
  'legal_texts',
  'looks',
  'mail_resends',
  'mail_texts',
  'materials',
  'order_items',
  'order_payments',
  'orders',
  'participations',
  'passkeys',
  'payment_files',
  'plan_changes',
  'plan_rules',
  'plan_versions',
  'portal_links',
  'price_items',
  'rooms',
  'schooltypes',
  'second_factors',
  'settlement_expenses',
  'settlements',
  'support_answers',
  'support_messages',
  'support_texts',
  'timeslots',
  'webhooks',
  'workshop_lecturers',
  'workshop_schooltypes',
  'workshops',
])
export type AuditSubject = z.infer<typeof AuditSubject>

/** What people call one of these. */
export const subjectTexts: Record<AuditSubject, string> = {
  account_merges: 'Zusammengeführtes Konto',
  accounts: 'Person',
  allotments: 'Kontingent',
  allotted_places: 'Plätze eines Kontingents',
  api_keys: 'Schlüssel der Schnittstelle',
  association: 'Einstellungen',
  bank_entries: 'Zahlungseingang',
  circular_attachments: 'Anhang einer Rundmail',
  circulars: 'Rundmail',
  confirmations: 'Teilnahmebestätigung',
  cost_centres: 'Kostenstelle einer Veranstaltung',
  datev_settings: 'Angaben für DATEV',
  display_messages: 'Mitteilung auf der Anzeige',
  draft_links: 'Link zu einem Entwurf',
  event_questions: 'Frage zur Anmeldung',
  event_subscriptions: 'Anmeldung für eine Veranstaltung',
  events: 'Veranstaltung',
  exhibitions: 'Preisliste und Halle',
  exhibitor_events: 'Veranstaltungen eines Ausstellers',
  exhibitors: 'Aussteller',
  fee_rules: 'Honorar einer Rolle',
  fee_terms: 'Honorare einer Veranstaltung',
  hall_images: 'Bild der Halle',
  hall_tables: 'Tisch in der Halle',
  invoice_gaps: 'Ausgelassene Rechnungsnummern',
  invoice_payments: 'Zahlung einer Rechnung',
  invoice_reminders: 'Zahlungserinnerung',
  invoice_runs: 'Rechnungslauf',
  invoices: 'Rechnung',
  later_fees: 'Honorar ab einem Tag',
  lecturer_absences: 'Abwesenheit',
  lecturer_data: 'Referentendaten',
  lecturers: 'Referentenprofil',
  legal_texts: 'Rechtstext',
  looks: 'Einblick',
  mail_resends: 'Erneut gesendete E-Mail',
  mail_texts: 'E-Mail-Text',
  materials: 'Material',
  order_items: 'Posten einer Bestellung',
  order_payments: 'Zahlung von Hand',
  orders: 'Bestellung',
  participations: 'Platz in einem Termin',
  passkeys: 'Passkey',
  payment_files: 'Zahlungsdatei',
  plan_changes: 'Änderung im Plan',
  plan_rules: 'Regeln des Plans',
  plan_versions: 'Fassung des Plans',
  price_items: 'Posten der Preisliste',
  rooms: 'Raum',
  schooltypes: 'Schulart',
  portal_links: 'Verbindung mit dem Mitgliederportal',
  second_factors: 'Anmeldung in zwei Schritten',
  settlement_expenses: 'Auslage',
  settlements: 'Abrechnung',
  support_answers: 'Antwort an Fragende',
  support_messages: 'Nachricht an das Büro',
  support_texts: 'Textbaustein',
  timeslots: 'Termin',
  webhooks: 'Benachrichtigtes Programm',
  workshop_lecturers: 'Referenten eines Workshops',
  workshop_schooltypes: 'Schularten eines Workshops',
  workshops: 'Workshop',
}

export const AuditAction = z.enum(['create', 'change', 'delete'])

/** By the names of the database's columns; of a change those that changed alone; null, too, once a person is erased. */
const Values = z.nullable(z.record(z.string(), z.unknown()))

/** One change of one record. */
export const AuditEntry = z
  .object({
    id: z.int(),
    created: Instant,
    /** Who; empty: a command or a job, or somebody whose account is deleted. */
    by: z.string(),
    /** The name of the key by which a program wrote in their name; empty once the key is gone; null: by none. */
    via_key: z.nullable(z.string()),
    via: z.enum(['request', 'command', 'job', 'unknown']),
    subject: AuditSubject,
    record: z.int(),
    /** What the record is called today, or was when it went; empty where it has no name or belongs to nobody any more. */
    name: z.string(),
    action: AuditAction,
    /** The Termin or the event that a person's place or registration is in; null: of others, or it is gone. */
    place: z.nullable(z.object({ name: z.string(), starts_at: Instant })),
    before: Values,
    after: Values,
  })
  .register(z.globalRegistry, { id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

/** The filters of the log; `search` looks for the name of whoever wrote. */
export const auditFilters = {
  ...createdFilters,
  subject: choiceFilter(AuditSubject.options),
  action: choiceFilter(AuditAction.options),
  record: idFilter,
  actor: idFilter,
  search: textFilter,
}

export const listAudit = endpoint({
  method: 'GET',
  url: '/api/admin/audit/',
  auth: 'superuser',
  summary: 'Every change of whatever the office keeps, the latest first',
  query: listQuery(auditFilters),
  response: pageOf(AuditEntry),
})
