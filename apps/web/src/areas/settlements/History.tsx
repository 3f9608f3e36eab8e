import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { dateAndTime } from '@tafelrunde/ui/dates.ts'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { Row } from '../../shared/ui/rows/Row.tsx'
import { Fold } from '../../shared/ui/rows/Section.tsx'
import { stateTexts } from './settlements.texts.ts'

/** Who brought it into which state, and when. */
export const History = ({ settlement: { steps } }: { settlement: Settlement }) => {
  if (steps.length === 0) return null
  return (
    <Fold title="Verlauf" count={steps.length}>
      <CardList>
        {steps.map(({ state, kind, at, by, remark }) => (
          <Row
            key={at.toISOString()}
            title={kind === 'bank' ? 'Anderes Konto' : stateTexts[state]}
            lines={[`${dateAndTime(at)}, ${by}`, ...(remark ? [remark] : [])]}
          />
        ))}
      </CardList>
    </Fold>
  )
}
