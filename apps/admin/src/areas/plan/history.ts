import type { Columns } from '../../shared/history/history.texts.ts'

/** The columns of a plan's rules in the audit log; a working copy is only made and thrown away. */
export const planHistory: Columns = {
  weights: { label: 'Was Konflikte bewirken', long: true },
  walk_minutes: { label: 'Minuten für den Weg zwischen Gebäuden' },
}
