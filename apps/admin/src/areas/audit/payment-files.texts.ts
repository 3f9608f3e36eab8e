import { money } from '@tafelrunde/ui/figures.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

const sum = (value: unknown) => (typeof value === 'number' ? money(value) : 'nichts')

export const paymentFileHistory: Columns = {
  needs_release: { label: 'Braucht eine Freigabe' },
  released_at: { label: 'Freigabe', deed: () => 'Freigegeben' },
  undone_at: { label: 'Zahlungslauf', deed: () => 'Zahlungslauf zurückgenommen' },
  undone_reason: { label: 'Grund' },
}

export const refundFileHistory: Columns = {
  execution: { label: 'Ausführung' },
  count: { label: 'Überweisungen' },
  total_cents: { label: 'Summe', text: sum },
  needs_release: { label: 'Braucht eine Freigabe' },
  released_at: { label: 'Freigabe', deed: () => 'Freigegeben' },
  undone_at: { label: 'Erstattungen', deed: () => 'Erstattungen zurückgenommen' },
  undone_reason: { label: 'Grund' },
}

export const waitingChangeHistory: Columns = {
  changes: { label: 'Änderung', long: true },
  decided_at: { label: 'Entscheidung', deed: () => 'Entschieden' },
  is_confirmed: { label: 'Bestätigt' },
}
