import { Icon } from './Icon.tsx'
import './offline-bar.css'

interface Props {
  /** The time of what is shown: "14:05". */
  since: string
  /** Entries that wait to be sent. */
  waiting?: number | undefined
}

export const OfflineBar = ({ since, waiting = 0 }: Props) => (
  <div className="offline-bar" role="status">
    <Icon name="offline" size={16} />
    <span>
      Offline – Stand {since} Uhr
      {waiting > 0 && ` · ${waiting === 1 ? '1 Eintrag wartet' : `${waiting} Einträge warten`}`}
    </span>
  </div>
)
