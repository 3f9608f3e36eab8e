import { followLegalTexts } from './areas/account/agreement/agreement.follow.ts'
import { followMarks } from './areas/attendance/marks/marks.follow.ts'
import { followEnds } from './areas/attendance/over.follow.ts'
import { keepPass } from './areas/passes/pass.api.ts'
import { followColours } from './shared/colours.follow.ts'
import { followFaults } from './shared/faults.ts'
import { followPage } from './shared/pages.follow.ts'
import { followUpdates } from './shared/update.ts'

/**
 * What goes on beside the screens: the pass is kept, and the page at the address that was opened; marks are sent, lists
 * of days that are over dropped, updates offered, faults told, changed legal texts and colours shown.
 */
export const startBackground = (faults: readonly unknown[], address: string) => {
  followFaults(faults)
  keepPass()
  followLegalTexts()
  followColours()
  followMarks()
  followEnds()
  followPage(address)
  followUpdates()
}
