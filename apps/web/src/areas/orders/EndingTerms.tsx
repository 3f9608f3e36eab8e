import { type DatedTerm, shareText, sinceText } from '@tafelrunde/contract/exhibitions/ending-terms'
import { money } from '@tafelrunde/ui/figures.ts'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'

type Term = DatedTerm & { cents?: number }
type Props = { terms: readonly Term[] | undefined }

const nameOf = (term: Term) => sinceText(term).replace(/^./, first => first.toUpperCase())
const valueOf = (term: Term) =>
  term.cents === undefined ? shareText(term) : `${shareText(term)}: ${money(term.cents)}`

/** What the end of an order costs from which day on; nothing where it costs nothing. */
export const EndingTerms = ({ terms = [] }: Props) =>
  terms.length > 0 && (
    <Section title="Wenn Sie absagen" note="Stornopauschale, ohne USt.">
      <Card>
        <KeyValue facts={terms.map(term => [nameOf(term), valueOf(term)] as const)} />
      </Card>
    </Section>
  )
