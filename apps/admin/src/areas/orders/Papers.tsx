import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import { getInvoice, getOrderPaper, type Order } from '@tafelrunde/contract/orders'
import { useState } from 'react'
import { Button, useNotify } from 'react-admin'
import { callForFile } from '../../providers/call.ts'
import css from './order.module.css'

/** The papers of an order as files. */
export const Papers = ({ order: { id, invoice } }: { order: Order }) => {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const save = async (name: string, load: () => Promise<Uint8Array>) => {
    setBusy(true)
    try {
      offerFile(`${name}.pdf`, new Blob([(await load()).slice()], { type: 'application/pdf' }))
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <p className={css['deeds']}>
      <Button
        label="Bestellung als PDF"
        disabled={isBusy}
        onClick={() => void save(`Bestellung ${id}`, () => callForFile(getOrderPaper, { params: { id } }))}
      />
      {invoice && (
        <Button
          label={`Rechnung ${invoice.number} als PDF`}
          disabled={isBusy}
          onClick={() =>
            void save(`Rechnung ${invoice.number}`, () =>
              callForFile(getInvoice, { params: { id: invoice.id } }),
            )
          }
        />
      )}
    </p>
  )
}
