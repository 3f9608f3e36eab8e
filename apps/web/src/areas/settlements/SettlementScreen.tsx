import { idOf } from '@tafelrunde/contract/http/ids'
import type { Settlement, SettlementGap } from '@tafelrunde/contract/lecturers/settlements'
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { NeedsNetwork } from '../../shared/page/NeedsNetwork.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { type Frame, RecordScreen } from '../../shared/page/RecordScreen.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { Expenses } from './expenses/Expenses.tsx'
import { Remark } from './expenses/Remark.tsx'
import { Fee } from './Fee.tsx'
import { Gaps } from './Gaps.tsx'
import { History } from './History.tsx'
import { OtherBank } from './OtherBank.tsx'
import { Papers } from './Papers.tsx'
import { Returned } from './Returned.tsx'
import { ReturnedTransfer } from './ReturnedTransfer.tsx'
import { SettlementBoard } from './SettlementBoard.tsx'
import { type OpenSheet, SettlementSheet } from './SettlementSheet.tsx'
import { SubmitFoot } from './SubmitFoot.tsx'
import { Sums } from './Sums.tsx'
import { settlementQuery } from './settlements.api.ts'
import css from './settlements.module.css'
import { isOpen, needsTicket, needsTicketRate } from './settlements.rules.ts'

/** Where what is missing is completed. */
const sheetFor = (gap: SettlementGap, settlement: Settlement): OpenSheet => {
  if (gap === 'receipts')
    return needsTicket(settlement)
      ? { kind: 'travel' }
      : { kind: 'expense', index: settlement.expenses.findIndex(({ receipt }) => receipt === null) }
  if (gap === 'costs') return { kind: 'expense' }
  if (gap === 'rates')
    return needsTicketRate(settlement)
      ? { kind: 'travel' }
      : { kind: 'expense', index: settlement.expenses.findIndex(({ vat_percent }) => vat_percent === null) }
  if (gap === 'iban' || gap === 'account_holder' || gap === 'tax_number' || gap === 'vat_id')
    return { kind: 'data', focus: gap }
  return { kind: 'data', focus: 'street' }
}

type Props = { settlement: Settlement; frame: Frame }

const SettlementPage = ({ settlement, frame }: Props) => {
  const [sheet, setSheet] = useState<OpenSheet>()
  const open = isOpen(settlement)
  const onOpen = open ? setSheet : undefined
  return (
    <Page
      title="Abrechnung"
      {...frame}
      foot={
        open && <SubmitFoot settlement={settlement} onDeclare={() => setSheet({ kind: 'declaration' })} />
      }
    >
      <div className={css.settlement}>
        <SettlementBoard settlement={settlement} />
        {open && <NeedsNetwork />}
        {settlement.state === 'returned' && <Returned settlement={settlement} />}
        {settlement.missing.length > 0 && (
          <Gaps settlement={settlement} onComplete={gap => setSheet(sheetFor(gap, settlement))} />
        )}
        <ReturnedTransfer settlement={settlement} onCheck={() => setSheet({ kind: 'data', focus: 'iban' })} />
        <OtherBank settlement={settlement} />
        <Fee settlement={settlement} />
        <Expenses settlement={settlement} onOpen={onOpen} />
        <Sums settlement={settlement} onOpen={onOpen} onDeclare={() => setSheet({ kind: 'declaration' })} />
        <Remark settlement={settlement} onOpen={onOpen} />
        <Papers settlement={settlement} />
        <History settlement={settlement} />
      </div>
      {sheet && <SettlementSheet sheet={sheet} settlement={settlement} onClose={() => setSheet(undefined)} />}
    </Page>
  )
}

/** One settlement: to complete and submit, then to follow. */
export const SettlementScreen = () => (
  <RecordScreen
    record={settlementQuery(idOf(useParams().id))}
    title="Abrechnung"
    back={paths.settlements}
    skeleton={<SkeletonList kind="session" count={3} />}
    failed="Die Abrechnung kam nicht an"
    unaffected="Ihre Angaben sind davon nicht betroffen."
    missing={{
      title: 'Diese Abrechnung gibt es nicht',
      text: 'Vielleicht ist der Link veraltet, oder er gehört zu einem anderen Konto.',
      action: 'Zu meinen Abrechnungen',
    }}
  >
    {(settlement, frame) => <SettlementPage settlement={settlement} frame={frame} />}
  </RecordScreen>
)
