import css from '../money-row.module.css'
import '../../../shared/ui/rows/row.css'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { PaperButton } from '../../../shared/files/PaperButton.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { MoneyRow } from '../MoneyRow.tsx'
import type { OpenSheet } from '../SettlementSheet.tsx'
import { fetchReceipt } from '../settlements.api.ts'
import { needsTicket } from '../settlements.rules.ts'
import { billedText, travelText } from '../settlements.texts.ts'

type Props = { settlement: Settlement; onOpen: ((sheet: OpenSheet) => void) | undefined }

const ReceiptLine = ({ receipt }: Pick<Settlement['expenses'][number], 'receipt'>) =>
  receipt ? (
    <div className={css['money-row__receipt']}>
      <PaperButton
        to="file"
        name={receipt.name}
        fetchPdf={() => fetchReceipt(receipt.id)}
        kind="plain"
        icon="attachment"
        label={receipt.name}
      />
    </div>
  ) : (
    <IconLine icon="warning" tone="warning">
      Beleg fehlt noch
    </IconLine>
  )

const BilledLine = (spent: { cents: number; billed: number; percent: number | null }) => {
  const text = billedText(spent.cents, spent.billed, spent.percent)
  return text ? <p className="row__line">{text}</p> : null
}

/** How somebody came, and what else was spent. */
export const Expenses = ({ settlement, onOpen }: Props) => {
  const { title, line } = travelText(settlement)
  const add = onOpen && (
    <Button
      kind="plain"
      size="row"
      aria-label="Auslage hinzufügen"
      onClick={() => onOpen({ kind: 'expense' })}
    >
      Hinzufügen
    </Button>
  )
  return (
    <Section title="Reise und Auslagen" note={add}>
      <CardList>
        <MoneyRow
          icon={settlement.travel_mode === 'car' ? 'car' : 'pin'}
          title={title}
          cents={settlement.travel_cents}
          onChange={onOpen && (() => onOpen({ kind: 'travel' }))}
        >
          <p className="row__line">{line}</p>
          <BilledLine
            cents={settlement.travel_cents}
            billed={settlement.travel_billed_cents}
            percent={settlement.travel_vat_percent}
          />
          {(settlement.travel_receipt || needsTicket(settlement)) && (
            <ReceiptLine receipt={settlement.travel_receipt} />
          )}
        </MoneyRow>
        {settlement.expenses.map(({ text, cents, billed_cents, vat_percent, receipt }, index) => (
          <MoneyRow
            // biome-ignore lint/suspicious/noArrayIndexKey: their order is what the server knows them by
            key={index}
            icon="document"
            title={text}
            cents={cents}
            onChange={onOpen && (() => onOpen({ kind: 'expense', index }))}
          >
            <BilledLine cents={cents} billed={billed_cents} percent={vat_percent} />
            <ReceiptLine receipt={receipt} />
          </MoneyRow>
        ))}
      </CardList>
    </Section>
  )
}
