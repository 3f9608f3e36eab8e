import type { AuditEntry, AuditSubject } from '@tafelrunde/contract/admin/audit'
import { longDate, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { placeText } from './place-history.texts.ts'

/** What people call a column of the audit log, the form's field for it, and how its values read, or all of its change. */
export type Columns = Record<
  string,
  {
    label: string
    field?: string
    text?: (value: unknown) => string
    long?: true
    deed?: (now: unknown) => string
  }
>

/** What a value reads as that is not there. */
const nothing = 'nichts'

/** So long a text still stands in a sentence. */
const longest = 80

/** „Aula“, 30, 13. März 2027, 9:00 Uhr, ja, nichts. */
const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return longDate(new Date(text))
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return tableDayAndTime(new Date(text))
  return `„${text}“`
}

/** „Ort: von „Aula“ zu „Mensa““; of long texts, and of what people have no word for, only that they changed. */
const changeText = (columns: Columns, column: string, { before, after }: AuditEntry) => {
  const { label, text = valueText, long, deed } = columns[column] ?? { label: 'Weitere Angaben', long: true }
  if (deed) return deed(after?.[column])
  const [was, now] = [text(before?.[column]), text(after?.[column])]
  if (long || was.length + now.length > longest) return `${label} geändert`
  if (was === nothing) return `${label}: ${now} (vorher leer)`
  return now === nothing ? `${label}: entfernt (vorher ${was})` : `${label}: von ${was} zu ${now}`
}

/** The columns that changed, in the order in which their form has them. */
const inOrder = (columns: Columns, names: string[]) => {
  const order = Object.keys(columns)
  const at = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names.toSorted((one, other) => at(one) - at(other))
}

const sources = {
  request: 'Jemand ohne Konto',
  command: 'Ein Befehl auf dem Server',
  job: 'Das System',
  unknown: 'Unbekannt',
}

/** Who it was, and whether a program did it with one of their keys. */
export const writerText = ({ by, via, via_key }: AuditEntry) => {
  const who = by || sources[via]
  if (via_key === null) return who
  return via_key ? `${who} über den Schlüssel „${via_key}“` : `${who} über einen Schlüssel`
}

/** What a record consists of besides its own row: whoever adds or takes away one of these changes the record. */
const parts: Partial<Record<AuditSubject, string>> = {
  exhibitor_events: 'Veranstaltungen geändert',
  lecturer_absences: 'Zeiten, in denen die Person nicht kann, geändert',
  workshop_lecturers: 'Referenten geändert',
  workshop_schooltypes: 'Schularten geändert',
}

type Deeds = { create: string; delete: string; change?: string }

/** Records that stand for something that was there before and stays afterwards. */
const ownDeeds: Partial<Record<AuditSubject, Deeds>> = {
  looks: {
    create: 'App mit den Augen der Person geöffnet',
    change: 'Einblick beendet',
    delete: 'Einblick gelöscht',
  },
  display_messages: {
    create: 'Mitteilung auf die Anzeige gesetzt',
    change: 'Mitteilung auf der Anzeige geändert',
    delete: 'Mitteilung von der Anzeige genommen',
  },
  api_keys: {
    create: 'Schlüssel der Schnittstelle angelegt',
    change: 'Schlüssel der Schnittstelle widerrufen',
    delete: 'Abgelaufenen Schlüssel gelöscht',
  },
  draft_links: {
    create: 'Link zum Entwurf erzeugt',
    change: 'Neuen Link zum Entwurf erzeugt',
    delete: 'Link zum Entwurf beendet',
  },
  hall_images: {
    create: 'Grundriss hochgeladen',
    change: 'Grundriss ersetzt',
    delete: 'Grundriss entfernt',
  },
  mail_resends: { create: 'Noch einmal gesendet', delete: 'Gelöscht' },
  mail_texts: { create: 'Eigenen Text geschrieben', delete: 'Ursprünglichen Text eingesetzt' },
  account_merges: { create: 'Anderes Konto der Person übernommen', delete: 'Gelöscht' },
  portal_links: {
    create: 'Mit dem Mitgliederportal verbunden',
    change: 'Rechte durch das Mitgliederportal geändert',
    delete: 'Verbindung mit dem Mitgliederportal gelöst',
  },
  passkeys: { create: 'Passkey hinzugefügt', delete: 'Passkey entfernt' },
  second_factors: {
    create: 'Anmeldung in zwei Schritten eingeschaltet',
    delete: 'Anmeldung in zwei Schritten ausgeschaltet',
  },
  circulars: { create: 'Entworfen', delete: 'Entwurf gelöscht' },
  confirmations: { create: 'Ausgestellt', delete: 'Gelöscht' },
  fee_terms: { create: 'Festgelegt', delete: 'Gelöscht' },
  invoices: { create: 'Geschrieben', delete: 'Gelöscht' },
  lecturer_data: { create: 'Eingetragen', delete: 'Gelöscht' },
  legal_texts: { create: 'Entwurf angelegt', delete: 'Entwurf gelöscht' },
  orders: { create: 'Bestellt', delete: 'Gelöscht' },
  payment_files: { create: 'Erstellt', delete: 'Gelöscht' },
  refund_files: { create: 'Erstellt', delete: 'Gelöscht' },
  plan_changes: {
    create: 'Etwas im Arbeitsplan geändert',
    change: 'Etwas im Arbeitsplan geändert',
    delete: 'Änderung aus dem Arbeitsplan genommen',
  },
  plan_rules: { create: 'Eigene Regeln festgelegt', delete: 'Gelöscht' },
  plan_versions: { create: 'Plan veröffentlicht', delete: 'Gelöscht' },
  settlements: { create: 'Begonnen', delete: 'Gelöscht' },
  small_business_days: {
    create: 'Kleinunternehmer ab einem Tag festgelegt',
    delete: 'Kleinunternehmer ab einem Tag zurückgenommen',
  },
  support_answers: { create: 'Beantwortet', delete: 'Gelöscht' },
  support_messages: { create: 'Geschrieben', delete: 'Gelöscht' },
  waiting_changes: { create: 'Gewünscht', delete: 'Gelöscht' },
}

/** Parts that have a name: the column that says it. */
const named: Partial<Record<AuditSubject, string>> = {
  fee_rules: 'role',
  hall_tables: 'place',
  later_fees: 'role',
  price_items: 'kind',
}

const changedColumns = ({ before, after }: AuditEntry) =>
  Object.keys(after ?? {}).filter(column => after?.[column] !== before?.[column])

/** The fields of a form that a change is about, with what people call them; of a part that has a name its own ones. */
export const changedFields = (columns: Columns, entry: AuditEntry) => {
  const by = named[entry.subject]
  const part = by && (entry.after ?? entry.before)?.[by]
  // Of a part that came or went there is no field left to choose in.
  if (by && (entry.action !== 'change' || typeof part !== 'string')) return []
  return changedColumns(entry).map(column => {
    const { label = column, field = column } = columns[column] ?? {}
    if (!by) return { field, label }
    return { field: `${String(part)}.${field}`, label: `${(columns[by]?.text ?? valueText)(part)}: ${label}` }
  })
}

const deeds = { create: 'angelegt', delete: 'gelöscht', change: 'geändert' }

/** „ (Preis: 140,00 €)“, of a part that has one. */
const amountText = (columns: Columns, facts: AuditEntry['after']) => {
  const column = ['unit_cents', 'cents'].find(one => columns[one]?.text && facts?.[one] !== undefined)
  return column ? ` (${columns[column]?.label}: ${columns[column]?.text?.(facts?.[column])})` : ''
}

/** „Tische: Preis von … zu …“, „Tisch A4 gelöscht“ */
const namedPartTexts = (columns: Columns, entry: AuditEntry, by: string) => {
  const facts = entry.after ?? entry.before
  const from = facts?.['valid_from']
  const since = from && columns['valid_from']?.text ? ` ab ${columns['valid_from'].text(from)}` : ''
  const name = `${(columns[by]?.text ?? valueText)(facts?.[by])}${since}`
  if (entry.action !== 'change') return [`${name} ${deeds[entry.action]}${amountText(columns, facts)}`]
  return inOrder(columns, changedColumns(entry)).map(
    column => `${name}: ${changeText(columns, column, entry)}`,
  )
}

/** What was done, a line for each part. */
export const deedTexts = (columns: Columns, entry: AuditEntry): string[] => {
  if (entry.subject === 'participations' || entry.subject === 'event_subscriptions') return [placeText(entry)]
  const part = parts[entry.subject]
  if (part) return [part]
  const by = named[entry.subject]
  if (by) return namedPartTexts(columns, entry, by)
  const own: Deeds = ownDeeds[entry.subject] ?? { create: 'Angelegt', delete: 'Gelöscht' }
  const deed = own[entry.action]
  if (deed) return [deed]
  // Who was erased is in no word of it any more.
  if (!entry.after) return ['Geändert']
  return [
    ...new Set(inOrder(columns, Object.keys(entry.after)).map(column => changeText(columns, column, entry))),
  ]
}

/** What is said above what was changed since a form was opened: also one's own other window can have done that. */
export const meanwhileTexts = (entries: Pick<AuditEntry, 'by'>[], reader: string | undefined) =>
  entries.length > 0 && entries.every(({ by }) => by === reader)
    ? {
        headline: 'Das haben Sie inzwischen selbst geändert, vielleicht in einem anderen Fenster.',
        advice:
          'Aus diesem Formular ist noch nichts gespeichert. Bitte sehen Sie es sich an und speichern Sie dann noch einmal.',
        both: 'haben Sie dort und hier geändert. Im Formular steht, was Sie hier eingetragen haben.',
      }
    : {
        headline: 'Das hat inzwischen jemand anderes geändert.',
        advice:
          'Gespeichert ist noch nichts von Ihnen. Bitte sehen Sie es sich an und speichern Sie dann noch einmal.',
        both: 'haben Sie beide geändert. Im Formular steht Ihre Fassung.',
      }
