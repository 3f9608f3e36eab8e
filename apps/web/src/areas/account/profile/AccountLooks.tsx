import { useQuery } from '@tanstack/react-query'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { MetaLine } from '../../../shared/ui/rows/MetaLine.tsx'
import { Row } from '../../../shared/ui/rows/Row.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { StateChip } from '../../../shared/ui/states/StateChip.tsx'
import { looksQuery } from '../account.api.ts'
import css from '../account.module.css'
import { lookerName, lookFacts } from '../account.texts.ts'

/** When somebody of the office saw the app with the person's eyes; nothing where nobody did. */
export const AccountLooks = () => {
  const { data: looks = [] } = useQuery(looksQuery)
  if (looks.length === 0) return null
  return (
    <Section title="Einblicke des Büros">
      <p className={css['account-text']}>
        Um Ihnen zu helfen, hat jemand aus dem Büro die App so gesehen wie Sie. Ändern lässt sich dabei
        nichts.
      </p>
      <CardList>
        {looks.map(look => (
          <Row key={look.id} title={lookerName(look)}>
            {look.running && (
              <StateChip tone="primary" small>
                Läuft gerade
              </StateChip>
            )}
            <MetaLine parts={[lookFacts(look)]} />
          </Row>
        ))}
      </CardList>
    </Section>
  )
}
