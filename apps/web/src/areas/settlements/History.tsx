import type { Settlement } from '@tafelrunde/contract/settlements'
import { CardList } from '../../shared/ui/CardList.tsx'
import { Fold } from '../../shared/ui/Section.tsx'
import './settlements.css'
import { momentText, stateTexts } from './settlements.texts.ts'

/** Who brought it into which state, and when. */
export const History = ({ settlement: { steps } }: { settlement: Settlement }) => {
  if (steps.length === 0) return null
  return (
    <Fold title="Verlauf" count={steps.length}>
      <CardList>
        {steps.map(({ state, at, by, remark }) => (
          <li key={at.toISOString()} className="settlement-row">
            <div className="settlement-row__text">
              <h3 className="settlement-row__title">{stateTexts[state]}</h3>
              <p className="settlement-row__line">
                {momentText(at)}, {by}
              </p>
              {remark && <p className="settlement-row__line">{remark}</p>}
            </div>
          </li>
        ))}
      </CardList>
    </Fold>
  )
}
