import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { PaperButton } from '../../shared/files/PaperButton.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { fetchLecturerConfirmation, fetchPaper } from './settlements.api.ts'
import css from './settlements.module.css'
import { fileName } from './settlements.texts.ts'

/** Both papers, in one tap each; nothing is confirmed to whoever gave nothing. */
export const Papers = ({ settlement }: { settlement: Settlement }) => {
  const held = settlement.timeslots.filter(({ is_called_off }) => !is_called_off)
  if (settlement.timeslots.length === 0 && settlement.total_cents === 0) return null
  return (
    <Section title="Unterlagen">
      <div className={css['settlement-papers']}>
        <PaperButton
          name={fileName('Abrechnung', settlement)}
          fetchPdf={() => fetchPaper(settlement.id)}
          icon="document"
          label="Abrechnung"
        />
        {held.length > 0 && (
          <PaperButton
            name={fileName('Referentenbestätigung', settlement)}
            fetchPdf={() => fetchLecturerConfirmation(settlement.id)}
            icon="confirmation"
            label={'Referenten\u00ADbestätigung'}
          />
        )}
      </div>
    </Section>
  )
}
