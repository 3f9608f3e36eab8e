import type { FileRelease } from '@tafelrunde/contract/admin/money/file-release'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'

/** Who released a file for the bank, and when. */
export const Released = ({ release }: { release: FileRelease }) =>
  release?.released && (
    <span className="detail">
      freigegeben {tableDayAndTime(release.released.at)} · {release.released.by}
    </span>
  )
