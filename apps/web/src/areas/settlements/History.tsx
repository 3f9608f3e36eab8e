import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { dateAndTime } from '@tafelrunde/ui/dates.ts'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { Row } from '../../shared/ui/rows/Row.tsx'
import { Fold } from '../../shared/ui/rows/Section.tsx'
import { stepText } from './settlements.texts.ts'

/** Who brought it into which state, and when. */
export const History = ({ settlement: { steps } }: { settlement: Settlement }) => {
  if (steps.length === 0) return null
  return (
    <Fold title="Verlauf" count={steps.length}>
      <CardList>
        {steps.map(step => (
          <Row
            key={step.at.toISOString()}
            title={stepText(step)}
            lines={[`${dateAndTime(step.at)}, ${step.by}`, ...(step.remark ? [step.remark] : [])]}
          />
        ))}
      </CardList>
    </Fold>
  )
}
