import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { dayAndTime } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { addressText, positionText, sumLines, sumText, tablesText } from './orders.texts.ts'

const given = (name: string, value: string): [string, string][] => (value ? [[name, value]] : [])

/** What was ordered, what it costs, and who pays. */
export const OrderFacts = ({ order }: { order: Order }) => (
  <>
    <Section title="Bestellt" note={dayAndTime(order.created)}>
      <Card>
        <KeyValue
          facts={[
            ...order.items.map(({ kind, name, quantity, unit_cents, total_cents }) => {
              const position = { kind, name, quantity, unitCents: unit_cents }
              return [positionText(position, order.items), sumText(total_cents)] as const
            }),
            ...sumLines(order),
            ['Gesamt', <strong key="total">{money(order.gross_cents)}</strong>],
          ]}
        />
      </Card>
    </Section>
    <Section title="Angaben">
      <Card>
        <KeyValue
          facts={[
            ['Tische', tablesText(order)],
            ...given('Bemerkung', order.remarks),
            ['Firma oder Verein', order.company],
            ['Rechnungsadresse', addressText(order)],
            ...given('USt-IdNr.', order.vat_id),
            ...given('Ihr Zeichen', order.reference),
            ...given('Leitweg-ID', order.leitweg_id),
            ['Ansprechperson', order.contact_name],
            ['E-Mail', order.contact_email],
            ...given('Telefon', order.contact_phone),
          ]}
        />
      </Card>
    </Section>
  </>
)
