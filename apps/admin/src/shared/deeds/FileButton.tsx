import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Button } from './Button.tsx'

type Props = {
  label: string
  /** With its ending, which says what it is. */
  name: string
  load: () => Promise<Uint8Array>
}

/** Saves a file; why it did not come is told. */
export const FileButton = ({ label, name, load }: Props) => {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      offerFile(name, await load())
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button label={label} disabled={isBusy} onClick={() => void save()}>
      <Icon name="download" size={18} />
    </Button>
  )
}
