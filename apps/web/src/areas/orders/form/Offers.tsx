import type { Exhibition } from '@tafelrunde/contract/exhibitions/orders'
import { ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Row } from '../../../shared/ui/rows/Row.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { hasTables } from '../orders.rules.ts'
import { exhibitionLine, offerText } from '../orders.texts.ts'
import { newOrderAddress } from './addresses.ts'

type Props = {
  exhibitions: readonly Exhibition[]
  /** The first order is the one thing to do here. */
  first: boolean
}

const Offer = ({ exhibition, first }: { exhibition: Exhibition; first: boolean }) => (
  <Row
    roomy
    title={exhibition.event.name}
    lines={[exhibitionLine(exhibition), offerText(exhibition)]}
    action={
      hasTables(exhibition) && (
        <ButtonLink
          kind={first ? 'filled' : 'tonal'}
          size="row"
          href={newOrderAddress(exhibition.event.id)}
          aria-label={`Tische bestellen: ${exhibition.event.name}`}
        >
          Tische bestellen
        </ButtonLink>
      )
    }
  />
)

/** The events for which tables can be ordered now. */
export const Offers = ({ exhibitions, first }: Props) => {
  const open = exhibitions.filter(exhibition => exhibition.open)
  if (open.length === 0) return null
  return (
    <Section title="Tische bestellen">
      <CardList>
        {open.map((exhibition, index) => (
          <Offer key={exhibition.event.id} exhibition={exhibition} first={first && index === 0} />
        ))}
      </CardList>
    </Section>
  )
}
