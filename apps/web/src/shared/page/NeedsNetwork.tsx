import './needs-network.css'
import { useOnline } from '../queries/online.ts'
import { IconLine } from '../ui/rows/IconLine.tsx'

/** Says, while there is no network, that changing or sending something needs it. */
export const NeedsNetwork = ({ to = 'Speichern' }: { to?: 'Speichern' | 'Senden' }) => {
  const online = useOnline()
  if (online) return null
  return (
    <div className="needs-network">
      <IconLine icon="offline">
        Zum {to} brauchen Sie eine Verbindung. Was Sie eingeben, bleibt hier stehen.
      </IconLine>
    </div>
  )
}
