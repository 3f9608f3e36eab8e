import { useOnline } from '../../shared/online.ts'
import { IconLine } from '../../shared/ui/IconLine.tsx'

/** Says, while there is no network, that changing something needs it. */
export const NeedsNetwork = () => {
  const online = useOnline()
  if (online) return null
  return (
    <div className="account__offline">
      <IconLine icon="offline">
        Zum Speichern brauchen Sie eine Verbindung. Was Sie eingeben, bleibt hier stehen.
      </IconLine>
    </div>
  )
}
