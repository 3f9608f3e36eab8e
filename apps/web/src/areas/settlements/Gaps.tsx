import type { Settlement, SettlementGap } from '@tafelrunde/contract/settlements'
import { Button } from '../../shared/ui/Button.tsx'
import { CardList } from '../../shared/ui/CardList.tsx'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import './settlements.css'
import { gapTexts } from './settlements.texts.ts'

/** Where the focus goes when somebody wants to submit too early. */
export const gapsId = 'settlement-gaps'

type Props = { settlement: Settlement; onComplete: (gap: SettlementGap) => void }

/** What is missing before it can be submitted, each with the way to complete it. */
export const Gaps = ({ settlement: { missing }, onComplete }: Props) => (
  <section className="section" aria-labelledby={gapsId}>
    <h2 className="section__title settlement-gaps__title" id={gapsId} tabIndex={-1}>
      Das fehlt noch
    </h2>
    <CardList>
      {missing.map(gap => (
        <li key={gap} className="settlement-row">
          <div className="settlement-row__text">
            <IconLine icon="warning" tone="warning">
              {gapTexts[gap].sentence}
            </IconLine>
          </div>
          {gapTexts[gap].action && (
            <Button kind="plain" size="row" onClick={() => onComplete(gap)}>
              {gapTexts[gap].action}
            </Button>
          )}
        </li>
      ))}
    </CardList>
  </section>
)
