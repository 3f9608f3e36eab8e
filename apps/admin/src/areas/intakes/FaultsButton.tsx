import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import { tableTypes } from '@tafelrunde/contract/admin/export'
import { exportIntakeFaults, type Intake } from '@tafelrunde/contract/admin/intakes'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callForFile } from '../../providers/call.ts'
import { Button } from '../../shared/Button.tsx'

/** The faulty rows for whoever has to look them up. */
export const FaultsButton = ({ intake: { id, file_name } }: { intake: Intake }) => {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const save = async () => {
    setBusy(true)
    try {
      const bytes = await callForFile(exportIntakeFaults, { params: { id } })
      const name = file_name.replace(/\.\w+$/, '')
      offerFile(`Fehler in ${name}.xlsx`, new Blob([bytes.slice()], { type: tableTypes.xlsx }))
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button label="Fehler als Excel" disabled={isBusy} onClick={() => void save()}>
      <Icon name="download" size={18} />
    </Button>
  )
}
