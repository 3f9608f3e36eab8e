import { followFaults } from './shared/code/faults.ts'
import { idle } from './shared/code/idle.ts'
import { followUpdates } from './shared/code/update.ts'
import { followColours } from './shared/first-view/colours.follow.ts'
import { followPage } from './shared/first-view/pages.follow.ts'

/**
 * What goes on beside the screens: the pass is kept, and the page at the address that was opened; what waits is sent, lists
 * of days that are over dropped, updates offered, faults told, changed legal texts and colours shown. Its code comes part by
 * part, as a slow phone would stand still for all of it; nothing begins before all is there, for what fails is called again.
 */
export const startBackground = async (faults: readonly unknown[], address: string) => {
  const { keepPass } = await import('./areas/passes/pass.api.ts')
  await idle()
  const { followLegalTexts } = await import('./areas/account/register/agreement.follow.ts')
  await idle()
  const { followOutboxes } = await import('./areas/attendance/outbox/outbox.follow.ts')
  await idle()
  const { followEnds } = await import('./areas/attendance/over.follow.ts')
  await idle()
  followFaults(faults)
  keepPass()
  followLegalTexts()
  followColours()
  followOutboxes()
  followEnds()
  followPage(address)
  followUpdates()
}
