import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { PaperButton } from '../../shared/files/PaperButton.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import css from './order.module.css'
import { fetchInvoice, fetchInvoiceXml, fetchOrderPaper } from './orders.api.ts'
import { currentStep } from './orders.rules.ts'
import { fileName, invoiceNote, paperTitle } from './orders.texts.ts'

const InvoiceButtons = ({ invoice: { id, number } }: { invoice: NonNullable<Order['invoice']> }) => (
  <>
    <PaperButton
      name={fileName(`Rechnung ${number}`)}
      fetchPdf={() => fetchInvoice(id)}
      icon="euro"
      label="Rechnung"
    />
    <PaperButton
      name={fileName(`Rechnung ${number}`, 'xml')}
      fetchPdf={() => fetchInvoiceXml(id)}
      to="file"
      kind="outline"
      label="XRechnung"
    />
  </>
)

/** What was taken off the invoice afterwards. */
const CreditButton = ({ id, number }: NonNullable<Order['invoice']>['credits'][number]) => (
  <PaperButton
    name={fileName(`Rechnungskorrektur ${number}`)}
    fetchPdf={() => fetchInvoice(id)}
    kind="outline"
    label={`Korrektur ${number}`}
  />
)

/** What has been written about the order, each in one tap. */
export const OrderPapers = ({ order }: { order: Order }) => {
  if (currentStep(order) === undefined && !order.invoice) return null
  const title = paperTitle(order)
  return (
    <Section title="Unterlagen" note={order.invoice && invoiceNote(order.invoice)}>
      <div className={css.order__buttons}>
        <PaperButton
          name={fileName(`${title} ${order.event_name}`)}
          fetchPdf={() => fetchOrderPaper(order.id)}
          icon="document"
          label={title}
        />
        {order.invoice && <InvoiceButtons invoice={order.invoice} />}
        {order.invoice?.credits.map(credit => (
          <CreditButton key={credit.id} {...credit} />
        ))}
      </div>
    </Section>
  )
}
