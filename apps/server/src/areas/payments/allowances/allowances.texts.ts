import type { Allowance } from '@tafelrunde/contract/admin/people/lecturer-taxes'

const columns: Record<string, (one: Allowance) => string | number | null> = {
  Nachname: ({ last_name }) => last_name,
  Vorname: ({ first_name }) => first_name,
  Jahr: ({ year }) => year,
  'Ausgezahlt in Euro': ({ paid_cents }) => paid_cents / 100,
  'Von anderen (erklärt) in Euro': ({ others_cents }) => (others_cents === null ? null : others_cents / 100),
  'Freibetrag in Euro': ({ limit_cents }) => limit_cents / 100,
  'Noch frei in Euro': ({ left_cents }) => Math.max(left_cents, 0) / 100,
  'Überschritten um Euro': ({ left_cents }) => (left_cents < 0 ? -left_cents / 100 : null),
}

export const allowanceTable = (rows: Allowance[]) => ({
  headings: Object.keys(columns),
  lines: rows.map(row => Object.values(columns).map(read => read(row))),
})
