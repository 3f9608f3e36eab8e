import './needs-network.css'
import { useOnline } from './online.ts'
import { IconLine } from './ui/IconLine.tsx'

/** Says, while there is no network, that changing something needs it. */
export const NeedsNetwork = () => {
  const online = useOnline()
  if (online) return null
  return (
    <div className="needs-network">
      <IconLine icon="offline">
        Zum Speichern brauchen Sie eine Verbindung. Was Sie eingeben, bleibt hier stehen.
      </IconLine>
    </div>
  )
}
