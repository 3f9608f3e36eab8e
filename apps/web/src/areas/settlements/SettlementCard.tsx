import type { Settlement, SettlementState } from '@tafelrunde/contract/settlements'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { money } from '../../shared/format.ts'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import { StateChip } from '../../shared/ui/StateChip.tsx'
import './settlements.css'
import { needsPerson } from './settlements.rules.ts'
import { eventDays, missingText, stateTexts } from './settlements.texts.ts'

const tones: Record<SettlementState, ComponentProps<typeof StateChip>['tone']> = {
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
  const line = named ? [`${lecturer.first_name} ${lecturer.last_name}`.trim()] : []
  return (
    <li>
      <Link className="settlement-card" to={paths.settlement(id)}>
        <h2 className="settlement-card__title">{event.name}</h2>
        <p className="settlement-card__line">{[...line, eventDays(event)].join(' · ')}</p>
        <p className="settlement-card__foot">
          <StateChip tone={tones[state]}>{stateTexts[state]}</StateChip>
          <strong className="settlement-card__total">{money(total_cents)}</strong>
        </p>
        {missing && (
          <IconLine icon="info" tone={needsPerson(settlement) ? 'warning' : 'plain'}>
            {missing}
          </IconLine>
        )}
      </Link>
    </li>
  )
}
