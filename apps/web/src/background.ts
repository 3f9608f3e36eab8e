import { followMarks } from './areas/attendance/marks.follow.ts'
import { keepPass } from './areas/passes/pass.api.ts'
import { followUpdates } from './shared/update.ts'

/** What goes on beside the screens: the pass is kept, marks are sent, updates are offered. */
export const startBackground = () => {
  keepPass()
  followMarks()
  followUpdates()
}
