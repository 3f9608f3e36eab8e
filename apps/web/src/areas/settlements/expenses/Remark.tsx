import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import type { OpenSheet } from '../SettlementSheet.tsx'
import css from '../settlements.module.css'

type Props = { settlement: Settlement; onOpen: ((sheet: OpenSheet) => void) | undefined }

/** What the lecturer wants to say to the office. */
export const Remark = ({ settlement: { remark }, onOpen }: Props) => {
  if (!remark && !onOpen) return null
  const change = onOpen && (
    <Button
      kind="plain"
      size="row"
      aria-label={remark ? 'Bemerkung ändern' : 'Bemerkung hinzufügen'}
      onClick={() => onOpen({ kind: 'remark' })}
    >
      {remark ? 'Ändern' : 'Hinzufügen'}
    </Button>
  )
  return (
    <Section title="Bemerkung" note={change}>
      <Card>
        <p className={css['settlement-text']}>{remark || 'Platz für alles, was das Büro wissen soll.'}</p>
      </Card>
    </Section>
  )
}
