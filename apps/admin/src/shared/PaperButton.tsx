import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import { getSamplePaper } from '@tafelrunde/contract/admin/association'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { Button, useNotify } from 'react-admin'
import { call } from '../providers/call.ts'

/** Saves a page that shows how papers look with what is saved of the association. */
export const PaperButton = () => {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const bytes = await call(getSamplePaper, {})
      offerFile('Musterseite.pdf', new Blob([bytes.slice()], { type: 'application/pdf' }))
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button label="Briefkopf als PDF ansehen" disabled={isBusy} onClick={() => void save()}>
      <Icon name="download" size={18} />
    </Button>
  )
}
