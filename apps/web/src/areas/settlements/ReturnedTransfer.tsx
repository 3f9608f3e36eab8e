import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../shared/ui/rows/IconLine.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import css from './settlements.module.css'
import { cameBackText } from './settlements.texts.ts'

type Props = { settlement: Settlement; onCheck: () => void }

/** That the bank gave the transfer back, and the way to the account in the own data. */
export const ReturnedTransfer = ({ settlement, onCheck }: Props) => {
  const { account } = useSession()
  const { returned_transfer: back, lecturer } = settlement
  if (!back) return null
  return (
    <Section title="Überweisung kam zurück">
      <Card>
        <IconLine icon={back.is_doubted ? 'warning' : 'info'} tone={back.is_doubted ? 'warning' : 'plain'}>
          {cameBackText(settlement, back)}
        </IconLine>
        {back.is_doubted && lecturer.account === account.id && (
          <p className={css['settlement-action']}>
            <Button kind="tonal" size="row" onClick={onCheck}>
              Bankverbindung prüfen
            </Button>
          </p>
        )}
      </Card>
    </Section>
  )
}
