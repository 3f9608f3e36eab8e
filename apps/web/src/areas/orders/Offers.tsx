import type { Exhibition } from '@tafelrunde/contract/orders'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { CardList } from '../../shared/ui/CardList.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { newOrderAddress } from './addresses.ts'
import './order-card.css'
import { hasTables } from './orders.rules.ts'
import { exhibitionLine, offerText } from './orders.texts.ts'

type Props = {
  exhibitions: readonly Exhibition[]
  /** The first order is the one thing to do here. */
  first: boolean
}

const Offer = ({ exhibition, first }: { exhibition: Exhibition; first: boolean }) => (
  <li className="offer">
    <div className="offer__text">
      <h3 className="offer__title">{exhibition.event.name}</h3>
      <p className="offer__line">{exhibitionLine(exhibition)}</p>
      <p className="offer__line">{offerText(exhibition)}</p>
    </div>
    {hasTables(exhibition) && (
      <ButtonLink
        kind={first ? 'filled' : 'tonal'}
        size="row"
        href={newOrderAddress(exhibition.event.id)}
        aria-label={`Tische bestellen: ${exhibition.event.name}`}
      >
        Tische bestellen
      </ButtonLink>
    )}
  </li>
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
