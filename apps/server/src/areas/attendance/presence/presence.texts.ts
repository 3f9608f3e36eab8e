import type { Present } from '@tafelrunde/contract/admin/events/presence'
import { timeText, unbroken } from '../../../common/german.texts.ts'

/** Where everybody is who has a stand. */
export const exhibition = 'Ausstellung'
export const standText = (name: string, stand: string) => (stand ? `${name}, Stand ${stand}` : name)

/** The door of the house, where somebody may have been seen last. */
export const entrance = 'Einlass'

export const noRoom = 'Zurzeit in keinem Raum'

/** Why somebody is on the list; of who is in no Termin also where they were. */
export const basisText = ({ basis, seen, activity }: Present) => {
  if (!seen) return basis === 'planned' ? 'laut Plan' : 'angemeldet, nicht gesehen'
  const at = unbroken(`gesehen ${timeText(seen.at)}`)
  return activity || !seen.room ? at : `${at}, ${seen.room}`
}
