import type { Order } from '@tafelrunde/contract/exhibitions/orders'
import { longDate } from '@tafelrunde/ui/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { PaperButton } from '../../shared/files/PaperButton.tsx'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { Row } from '../../shared/ui/rows/Row.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { fetchLetter, lettersQuery } from './orders.api.ts'
import { fileName } from './orders.texts.ts'

/** What was sent about the order, as it was sent; nothing while there is none. */
export const OrderLetters = ({ order }: { order: Order }) => {
  const { data } = useQuery(lettersQuery(order.id))
  if (!data || data.letters.length === 0) return null
  return (
    <Section title="Briefe">
      <CardList>
        {data.letters.map(({ id, title, sent }) => (
          <Row
            key={id ?? title}
            action={
              id !== null && (
                <PaperButton
                  name={fileName(title)}
                  fetchPdf={() => fetchLetter(id)}
                  kind="outline"
                  label="PDF"
                  describedBy={`letter-${id}`}
                />
              )
            }
          >
            <h3 className="row__title" id={`letter-${id}`}>
              {title}
            </h3>
            <p className="row__line">
              {longDate(sent)}
              {id === null && ', nur per E-Mail'}
            </p>
          </Row>
        ))}
      </CardList>
    </Section>
  )
}
