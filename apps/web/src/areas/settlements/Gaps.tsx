import type { Settlement, SettlementGap } from '@tafelrunde/contract/lecturers/settlements'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { Row } from '../../shared/ui/rows/Row.tsx'
import css from './settlements.module.css'
import { gapTexts } from './settlements.texts.ts'

/** Where the focus goes when somebody wants to submit too early. */
export const gapsId = 'settlement-gaps'

type Props = { settlement: Settlement; onComplete: (gap: SettlementGap) => void }

/** What is missing before it can be submitted, each with the way to complete it. */
export const Gaps = ({ settlement: { missing }, onComplete }: Props) => (
  <section className="section" aria-labelledby={gapsId}>
    <h2 className={`section__title ${css['settlement-gaps__title']}`} id={gapsId} tabIndex={-1}>
      Das fehlt noch
    </h2>
    <CardList>
      {missing.map(gap => (
        <Row
          key={gap}
          action={
            gapTexts[gap].action && (
              <Button kind="plain" size="row" onClick={() => onComplete(gap)}>
                {gapTexts[gap].action}
              </Button>
            )
          }
        >
          <IconLine icon="warning" tone="warning">
            {gapTexts[gap].sentence}
          </IconLine>
        </Row>
      ))}
    </CardList>
  </section>
)
