import { changeHallImage, type HallPlan, removeHallImage } from '@tafelrunde/contract/admin/money/halls'
import { type RaRecord, useRecordContext } from 'react-admin'
import { call, callWithFile } from '../../providers/call.ts'
import { LogoForm } from '../../shared/logo/LogoForm.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { useHallImage } from './useHallImage.ts'

/** The drawing below the tables: beside the form and not in it, because a file is sent as soon as it is chosen. */
export const HallImage = () => {
  const record = useRecordContext<HallPlan & RaRecord>()
  const { image, reread } = useHallImage()
  if (!record?.hall) return null
  const params = { id: record.event.id }
  return (
    <Card title="Grundriss unter den Tischen">
      <LogoForm
        what="Grundriss"
        name={`Grundriss von ${record.hall.name}`}
        logo={image}
        none="Noch kein Grundriss: Die Tische stehen auf leerem Grund."
        hint="am besten ein Plan mit dunklen Linien auf Weiß: Er erscheint wie mit Kreide gezeichnet"
        consequence="Die Tische stehen danach auf leerem Grund."
        upload={file => callWithFile(changeHallImage, { params, body: { file } })}
        remove={() => call(removeHallImage, { params })}
        onChanged={reread}
      />
    </Card>
  )
}
