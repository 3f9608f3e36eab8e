import { getTodo, type TodoKind } from '@tafelrunde/contract/admin/todo'
import { useQuery } from '@tanstack/react-query'
import { call } from '../providers/call.ts'
import { listPath } from './lists/listPath.ts'

type Kind = {
  area: string
  state?: string
  /** Where the list is filtered by something else. */
  filter?: Record<string, string>
  what: (count: number) => string
  deed: string
}
const by = (one: string, many: string) => (count: number) => (count === 1 ? one : many)

/** What each is called, and the list that has exactly these. */
export const todoKinds: Record<TodoKind, Kind> = {
  settlements: {
    area: 'settlements',
    state: 'submitted',
    what: by('Abrechnung', 'Abrechnungen'),
    deed: 'prüfen',
  },
  approved_settlements: {
    area: 'settlements',
    state: 'approved',
    filter: { state: 'approved', bank: 'clear' },
    what: by('Abrechnung', 'Abrechnungen'),
    deed: 'überweisen',
  },
  wished_banks: {
    area: 'settlements',
    filter: { bank: 'wished' },
    what: by('Abrechnung auf ein anderes Konto', 'Abrechnungen auf ein anderes Konto'),
    deed: 'entscheiden',
  },
  doubted_settlements: {
    area: 'settlements',
    filter: { bank: 'doubted' },
    what: by('Rücküberweisung', 'Rücküberweisungen'),
    deed: 'Konto prüfen',
  },
  orders: {
    area: 'orders',
    state: 'ordered',
    what: by('Tischbestellung', 'Tischbestellungen'),
    deed: 'bestätigen',
  },
  confirmed_orders: {
    area: 'orders',
    state: 'confirmed',
    what: by('Tischbestellung', 'Tischbestellungen'),
    deed: 'berechnen',
  },
  credits: { area: 'invoices', state: 'credit', what: by('Guthaben', 'Guthaben'), deed: 'erstatten' },
  support: { area: 'support', state: 'new', what: by('Anfrage', 'Anfragen'), deed: 'beantworten' },
  failed_mails: { area: 'mails', state: 'failed', what: by('E-Mail', 'E-Mails'), deed: 'nicht zugestellt' },
  bounced_mails: { area: 'mails', state: 'bounced', what: by('E-Mail', 'E-Mails'), deed: 'kam zurück' },
  stopped_circulars: {
    area: 'circulars',
    state: 'stopped',
    what: by('Rundmail', 'Rundmails'),
    deed: 'fortsetzen',
  },
  overdue_backups: {
    area: 'backups',
    what: by('Ort ohne neue Sicherung', 'Orte ohne neue Sicherung'),
    deed: 'nachsehen',
  },
}

export const todoPath = (kind: TodoKind) => {
  const { area, state, filter = state ? { state } : undefined } = todoKinds[kind]
  return filter ? listPath(area, filter) : `/${area}`
}

/** How often it is asked anew. */
const everyMs = 15_000

/** What waits for the office now. */
export const useTodo = () =>
  useQuery({ queryKey: ['todo'], queryFn: () => call(getTodo, {}), refetchInterval: everyMs })
