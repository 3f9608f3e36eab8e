import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { LinkBase } from 'react-admin'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { ChangeBilling } from './ChangeBilling.tsx'
import { RemoveFreeLine } from './FreeLine.tsx'
import { Invoices } from './Invoices.tsx'
import { Letters } from './Letters.tsx'
import { OrderDeeds } from './OrderDeeds.tsx'
import { OrderStateChip } from './OrderState.tsx'
import css from './order.module.css'
import { Papers } from './Papers.tsx'
import { Payments } from './payments/Payments.tsx'
import { useInvoicePreview } from './tax/invoicePreview.api.ts'
import { TaxChanges } from './tax/TaxChanges.tsx'
import { VatChecks } from './tax/VatChecks.tsx'

type Props = { order: Order }

const Items = ({ order }: Props) => (
  <table className={css['items']}>
    <thead>
      <tr>
        <th scope="col">Leistung</th>
        <th scope="col">Anzahl</th>
        <th scope="col">Einzeln</th>
        <th scope="col">Netto</th>
      </tr>
    </thead>
    <tbody>
      {order.items.map((item, index) => (
        <tr key={index}>
          <td>
            {item.name}
            {item.free_line !== undefined && order.state === 'confirmed' && (
              <RemoveFreeLine order={order} line={item.free_line} name={item.name} />
            )}
          </td>
          <td>{item.quantity > 0 && item.quantity}</td>
          <td>{item.quantity > 0 && money(item.unit_cents)}</td>
          <td>{money(item.total_cents)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      {order.taxes.map((tax, index) => (
        <tr key={index}>
          <td colSpan={3}>
            {tax.vat_percent > 0 ? `USt. ${tax.vat_percent} %` : `Ohne USt. ${tax.exemption}`}
          </td>
          <td>{money(tax.vat_cents)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row" colSpan={3}>
          Summe
        </th>
        <td>
          <strong>{money(order.gross_cents)}</strong>
        </td>
      </tr>
    </tfoot>
  </table>
)

const TaxNow = ({ order }: Props) => {
  const { data } = useInvoicePreview(order)
  return data && <TaxChanges preview={data} />
}

const Body = ({ order }: Props) => (
  <div className="show-columns">
    <div className="stack">
      <Card title="Bestellung">
        <Facts
          facts={{
            Veranstaltung: <LinkBase to={`/events/${order.event}/show`}>{order.event_name}</LinkBase>,
            Stand: <OrderStateChip state={order.state} />,
            'Abgelehnt, weil': order.state === 'declined' && order.decline_remark,
            'Storniert, weil': order.state === 'cancelled' && order.decline_remark,
            Stornopauschale: order.fee_cents && money(order.fee_cents),
            Bestellt: tableDayAndTime(order.created),
            Tische: [order.tables, order.places.join(', ')].filter(Boolean).join(': '),
            Personen: order.persons > 0 && order.persons,
            Anmerkungen: order.remarks,
          }}
        />
        <OrderDeeds order={order} />
        <Papers order={order} />
      </Card>
      <Card title="Rechnungsanschrift">
        <Facts
          facts={{
            Firma: order.company,
            Anschrift: `${order.street}, ${order.postal_code} ${order.city}, ${order.country}`,
            'USt-IdNr.': order.vat_id,
            Kontakt: order.contact_name,
            'E-Mail-Adresse': order.contact_email,
            Telefon: order.contact_phone,
            'Ihr Zeichen': order.reference,
            'Leitweg-ID': order.leitweg_id,
          }}
        />
        {(order.state === 'ordered' || order.state === 'confirmed') && (
          <p className={css['deeds']}>
            <ChangeBilling key={JSON.stringify(order)} order={order} />
          </p>
        )}
        <VatChecks order={order} />
      </Card>
    </div>
    <div className="stack">
      <Card title="Was bestellt ist">
        <Items order={order} />
        <TaxNow order={order} />
      </Card>
      <Invoices order={order} />
      <Letters order={order} />
      <Payments order={order} />
    </div>
  </div>
)

export const OrderShow = () => (
  <AreaShow<Order>
    area="orders"
    label="Alle Bestellungen"
    titleOf={({ number, company }) => `${number}: ${company}`}
    render={order => <Body order={order} />}
  />
)
