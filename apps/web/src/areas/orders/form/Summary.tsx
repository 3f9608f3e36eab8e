import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import type { Line } from '../orders.rules.ts'
import { positionText, sumText, tablesText } from '../orders.texts.ts'

type Props = { title: string; lines: readonly Line[]; tables: number; places: readonly string[] }

/** What will be ordered, once more before it is binding. */
export const Summary = ({ title, lines, tables, places }: Props) => (
  <Section title="Ihre Bestellung" note={title}>
    <Card>
      <KeyValue
        facts={[
          ...lines.map(line => [positionText(line, lines), sumText(line.cents)] as const),
          ...(places.length > 0 ? [['Plätze', tablesText({ tables, places: [...places] })] as const] : []),
        ]}
      />
    </Card>
  </Section>
)
