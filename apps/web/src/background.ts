import { followColours } from './shared/colours.follow.ts'
import { followFaults } from './shared/faults.ts'
import { idle } from './shared/idle.ts'
import { followPage } from './shared/pages.follow.ts'
import { followUpdates } from './shared/update.ts'

/** Each by itself, for a slow phone would stand still while the code of all is run. */
const others = [
  async () => (await import('./areas/passes/pass.api.ts')).keepPass(),
  async () => (await import('./areas/account/agreement/agreement.follow.ts')).followLegalTexts(),
  async () => (await import('./areas/attendance/marks/marks.follow.ts')).followMarks(),
  async () => (await import('./areas/attendance/over.follow.ts')).followEnds(),
]

/**
 * What goes on beside the screens: the pass is kept, and the page at the address that was opened; marks are sent, lists
 * of days that are over dropped, updates offered, faults told, changed legal texts and colours shown.
 */
export const startBackground = async (faults: readonly unknown[], address: string) => {
  followFaults(faults)
  followColours()
  followPage(address)
  followUpdates()
  for (const start of others) {
    await idle()
    await start()
  }
}
