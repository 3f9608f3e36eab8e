import type { Present } from '@tafelrunde/contract/admin/events/presence'
import { clockTime } from '@tafelrunde/ui/days.ts'

/** Why somebody is on the list; of who is in no Termin also where they were. */
export const basisText = ({ activity, basis, seen }: Present) => {
  if (!seen) return basis === 'planned' ? 'laut Plan' : 'angemeldet, nicht gesehen'
  const at = `gesehen ${clockTime(seen.at)}`
  return activity || !seen.room ? at : `${at}, ${seen.room}`
}
