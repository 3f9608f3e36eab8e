import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import type { OpenSheet } from './SettlementSheet.tsx'
import css from './settlements.module.css'
import { allowanceText, sumLines, taxTexts } from './settlements.texts.ts'

type Props = { settlement: Settlement; onOpen: ((sheet: OpenSheet) => void) | undefined }

/** How it is taxed, and every sum that the total is made of. */
export const Sums = ({ settlement, onOpen }: Props) => {
  const change = onOpen && (
    <Button kind="plain" size="row" aria-label="Umsatzsteuer ändern" onClick={() => onOpen({ kind: 'tax' })}>
      Ändern
    </Button>
  )
  return (
    <Section title="Summe" note={change}>
      <Card>
        <KeyValue
          facts={[
            ['Umsatzsteuer', taxTexts[settlement.tax].title],
            ...sumLines(settlement),
            ['Auszahlung', <strong key="total">{money(settlement.total_cents)}</strong>],
          ]}
        />
        {settlement.tax === 'allowance' && (
          <div className={css['settlement-hint']}>
            <IconLine icon="info">Beansprucht: {allowanceText(settlement)}</IconLine>
          </div>
        )}
      </Card>
    </Section>
  )
}
