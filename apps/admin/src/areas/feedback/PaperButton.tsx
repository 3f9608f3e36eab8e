import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Button } from '../../shared/Button.tsx'

type Props = { label: string; name: string; load: () => Promise<Uint8Array> }

/** Saves a report as a PDF. */
export const PaperButton = ({ label, name, load }: Props) => {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const bytes = await load()
      offerFile(`${name}.pdf`, new Blob([bytes.slice()], { type: 'application/pdf' }))
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return <Button label={label} disabled={isBusy} onClick={() => void save()} />
}
