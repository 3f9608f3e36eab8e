import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { Card, CardList } from '../../shared/ui/rows/CardList.tsx'
import { MetaLine } from '../../shared/ui/rows/MetaLine.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { MoneyRow } from './MoneyRow.tsx'
import css from './settlements.module.css'
import { lineParts } from './settlements.texts.ts'

/** The held timeslots, and what each is worth. */
export const Fee = ({ settlement: { timeslots, fee_rule, missing } }: { settlement: Settlement }) => (
  <Section title="Honorar" note={fee_rule}>
    {timeslots.length === 0 ? (
      <Card>
        <p className={css['settlement-text']}>
          {missing.includes('timeslots')
            ? 'Noch hat keiner Ihrer Termine stattgefunden.'
            : 'Keiner Ihrer Termine hat stattgefunden.'}
        </p>
      </Card>
    ) : (
      <CardList>
        {timeslots.map(line => (
          <MoneyRow key={line.id} title={line.workshop} cents={line.fee_cents}>
            <MetaLine parts={lineParts(line)} />
          </MoneyRow>
        ))}
      </CardList>
    )}
  </Section>
)
