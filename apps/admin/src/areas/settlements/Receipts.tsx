import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import { getReceipt, type Receipt } from '@tafelrunde/contract/settlements'
import { Button, useNotify } from 'react-admin'
import { callForFile } from '../../providers/call.ts'

/** A ticket or bill, to be looked at beside what is claimed for it. */
export const ReceiptButton = ({ receipt: { id, name } }: { receipt: Receipt }) => {
  const notify = useNotify()
  const save = async () => {
    try {
      offerFile(name, new Blob([(await callForFile(getReceipt, { params: { id } })).slice()]))
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
  }
  return <Button label={`Beleg: ${name}`} onClick={() => void save()} />
}
