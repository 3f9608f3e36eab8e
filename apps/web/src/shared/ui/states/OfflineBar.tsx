import { sinceTime } from '@tafelrunde/ui/days.ts'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useNow } from '../../useNow.ts'
import './offline-bar.css'

interface Props {
  /** When what is shown was fetched. */
  since: Date
  /** Entries that wait to be sent. */
  waiting?: number | undefined
}

export const OfflineBar = ({ since, waiting = 0 }: Props) => {
  const now = useNow()
  return (
    <div className="offline-bar" role="status">
      <Icon name="offline" size={16} />
      <span>
        Offline – Stand {sinceTime(since, now)} Uhr
        {waiting > 0 && ` · ${waiting === 1 ? '1 Eintrag wartet' : `${waiting} Einträge warten`}`}
      </span>
    </div>
  )
}
