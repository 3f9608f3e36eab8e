import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import type { OpenSheet } from './SettlementSheet.tsx'
import css from './settlements.module.css'
import { isDeclarable } from './settlements.rules.ts'
import { allowanceText, leftText, othersText, sumLines, taxTexts } from './settlements.texts.ts'

type Props = {
  settlement: Settlement
  onOpen: ((sheet: OpenSheet) => void) | undefined
  onDeclare: () => void
}

const donationLine = ({ donation: { cents } }: Settlement): [name: string, sum: string][] =>
  cents > 0 ? [['Verzicht als Spende', `−${money(cents)}`]] : []

/** How it is taxed, and every sum that the total is made of. */
export const Sums = ({ settlement, onOpen, onDeclare }: Props) => {
  const { account } = useSession()
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
            ...donationLine(settlement),
            ['Auszahlung', <strong key="total">{money(settlement.total_cents)}</strong>],
          ]}
        />
        {onOpen && settlement.donation.is_offered && (
          <p className={css['settlement-action']}>
            <Button kind="tonal" size="row" onClick={() => onOpen({ kind: 'donation' })}>
              {settlement.donation.cents > 0 ? 'Verzicht ändern' : 'Als Spende verzichten'}
            </Button>
          </p>
        )}
        {settlement.tax === 'allowance' && (
          <div className={css['settlement-hint']}>
            <IconLine icon="info">
              Freibetrag: {allowanceText(settlement)}. {othersText(settlement)}. {leftText(settlement)}.
            </IconLine>
            {isDeclarable(settlement, account.id) && (
              <p className={css['settlement-action']}>
                <Button kind="tonal" size="row" onClick={onDeclare}>
                  {settlement.allowance.others_cents === null
                    ? 'Angeben, was andere gezahlt haben'
                    : 'Angabe zu anderen ändern'}
                </Button>
              </p>
            )}
          </div>
        )}
      </Card>
    </Section>
  )
}
