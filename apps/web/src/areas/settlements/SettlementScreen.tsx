import type { Settlement, SettlementGap } from '@tafelrunde/contract/settlements'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { NeedsNetwork } from '../../shared/NeedsNetwork.tsx'
import { Page } from '../../shared/Page.tsx'
import { queryClient } from '../../shared/query.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { Expenses } from './Expenses.tsx'
import { Fee } from './Fee.tsx'
import { Gaps } from './Gaps.tsx'
import { History } from './History.tsx'
import { Papers } from './Papers.tsx'
import { Remark } from './Remark.tsx'
import { Returned } from './Returned.tsx'
import { SettlementBoard } from './SettlementBoard.tsx'
import { type OpenSheet, SettlementSheet } from './SettlementSheet.tsx'
import { SubmitFoot } from './SubmitFoot.tsx'
import { Sums } from './Sums.tsx'
import { settlementQuery } from './settlements.api.ts'
import './settlements.css'
import { isOpen, needsTicket } from './settlements.rules.ts'

/** Where what is missing is completed. */
const sheetFor = (gap: SettlementGap, settlement: Settlement): OpenSheet => {
  if (gap === 'receipts')
    return needsTicket(settlement)
      ? { kind: 'travel' }
      : { kind: 'expense', index: settlement.expenses.findIndex(({ receipt }) => receipt === null) }
  if (gap === 'iban' || gap === 'account_holder' || gap === 'tax_number') return { kind: 'data', focus: gap }
  return { kind: 'data', focus: 'street' }
}

const SettlementPage = ({ settlement, at }: { settlement: Settlement; at: Date }) => {
  const [sheet, setSheet] = useState<OpenSheet>()
  const open = isOpen(settlement)
  const onOpen = open ? setSheet : undefined
  return (
    <Page
      title="Abrechnung"
      back={paths.settlements}
      onRefresh={() => queryClient.invalidateQueries()}
      offlineSince={at}
      foot={open && <SubmitFoot settlement={settlement} />}
    >
      <div className="settlement">
        <SettlementBoard settlement={settlement} />
        {open && <NeedsNetwork />}
        {settlement.state === 'returned' && <Returned settlement={settlement} />}
        {settlement.missing.length > 0 && (
          <Gaps settlement={settlement} onComplete={gap => setSheet(sheetFor(gap, settlement))} />
        )}
        <Fee settlement={settlement} />
        <Expenses settlement={settlement} onOpen={onOpen} />
        <Sums settlement={settlement} onOpen={onOpen} />
        <Remark settlement={settlement} onOpen={onOpen} />
        <Papers settlement={settlement} />
        <History settlement={settlement} />
      </div>
      {sheet && <SettlementSheet sheet={sheet} settlement={settlement} onClose={() => setSheet(undefined)} />}
    </Page>
  )
}

const nameless = (content: ReactNode) => (
  <Page title="Abrechnung" back={paths.settlements}>
    {content}
  </Page>
)

/** One settlement: to complete and submit, then to follow. */
export const SettlementScreen = () => {
  const settlement = useQuery(settlementQuery(Number(useParams().id)))
  return (
    <Loaded
      query={settlement}
      skeleton={<SkeletonList kind="session" count={3} />}
      failed="Die Abrechnung kam nicht an"
      unaffected="Ihre Angaben sind davon nicht betroffen."
      missing={
        <EmptyState
          title="Diese Abrechnung gibt es nicht"
          action={<ButtonLink href={paths.settlements}>Zu meinen Abrechnungen</ButtonLink>}
        >
          Vielleicht ist der Link veraltet, oder er gehört zu einem anderen Konto.
        </EmptyState>
      }
      frame={nameless}
    >
      {data => <SettlementPage settlement={data} at={new Date(settlement.dataUpdatedAt)} />}
    </Loaded>
  )
}
