import { getInvoice, getOrderPaper, type Order } from '@tafelrunde/contract/exhibitions/orders'
import { callForFile } from '../../providers/call.ts'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import css from './order.module.css'

/** The papers of an order as files. */
export const Papers = ({ order: { id, number, invoice } }: { order: Order }) => (
  <p className={css['deeds']}>
    <FileButton
      label="Bestellung als PDF"
      name={`Bestellung ${number}.pdf`}
      load={() => callForFile(getOrderPaper, { params: { id } })}
    />
    {invoice && (
      <FileButton
        label={`Rechnung ${invoice.number} als PDF`}
        name={`Rechnung ${invoice.number}.pdf`}
        load={() => callForFile(getInvoice, { params: { id: invoice.id } })}
      />
    )}
  </p>
)
