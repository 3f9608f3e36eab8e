import type { LecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import css from '../settlements.module.css'
import { addressText, maskedIban, ownTaxText, ownTravelText } from '../settlements.texts.ts'
import { DataSheet } from './LazyDataSheet.tsx'

/** What the office pays with; the account is masked, as others may look on. */
export const OwnData = ({ data }: { data: LecturerData }) => {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Meine Angaben">
      <Card>
        <KeyValue
          facts={[
            ['Anschrift', addressText(data)],
            ['IBAN', maskedIban(data.iban)],
            ['Steuer', ownTaxText(data)],
            ['Anreise', ownTravelText(data)],
          ]}
        />
        <p className={css['settlement-action']}>
          <Button kind="tonal" size="row" onClick={() => setOpen(true)}>
            Angaben ändern
          </Button>
        </p>
      </Card>
      {open && <DataSheet data={data} onClose={() => setOpen(false)} />}
    </Section>
  )
}
