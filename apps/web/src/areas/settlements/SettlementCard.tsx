import type { Settlement, SettlementState } from '@tafelrunde/contract/lecturers/settlements'
import { dateRange } from '@tafelrunde/ui/dates.ts'
import { money } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { paths } from '../../paths.ts'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { SummaryCard } from '../../shared/ui/rows/SummaryCard.tsx'
import type { Tone } from '../../shared/ui/states/StateChip.tsx'
import { needsPerson } from './settlements.rules.ts'
import { missingText, stateText } from './settlements.texts.ts'

const tones: Record<SettlementState, Tone> = {
  open: 'neutral',
  returned: 'yellow',
  submitted: 'neutral',
  approved: 'success',
  paid: 'primary',
}

type Props = {
  settlement: Settlement
  /** Whose it is: for staff, who see everybody's. */
  named: boolean
}

/** An event's settlement: where it stands, what it comes to, what is missing. */
export const SettlementCard = ({ settlement, named }: Props) => {
  const { id, event, lecturer, state, total_cents } = settlement
  const missing = missingText(settlement)
  return (
    <SummaryCard
      href={paths.settlement(id)}
      title={event.name}
      parts={[...(named ? [fullName(lecturer)] : []), dateRange(event.start, event.end)]}
      state={{ tone: tones[state], text: stateText(settlement) }}
      total={money(total_cents)}
    >
      {missing && (
        <IconLine icon="info" tone={needsPerson(settlement) ? 'warning' : 'plain'}>
          {missing}
        </IconLine>
      )}
    </SummaryCard>
  )
}
