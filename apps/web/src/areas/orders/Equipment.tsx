import type { ItemKind } from '@tafelrunde/contract/orders'
import { useId } from 'react'
import { CardList } from '../../shared/ui/CardList.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import type { IconName } from '../../shared/ui/icons.ts'
import { Section } from '../../shared/ui/Section.tsx'
import { Stepper } from '../../shared/ui/Stepper.tsx'
import { Switch } from '../../shared/ui/Switch.tsx'
import './equipment.css'
import { type Item, mostOf, type Quantities } from './orders.rules.ts'
import { leftText, priceText } from './orders.texts.ts'

const icons: Record<ItemKind, IconName> = {
  tables: 'table',
  chairs: 'chair',
  power: 'plug',
  wifi: 'wifi',
  persons: 'people',
  catering: 'cup',
}

type Change = (kind: ItemKind, quantity: number) => void
type RowProps = { item: Item; wanted: number; most: number; onChange: Change }

const Control = ({ item: { kind, name }, wanted, most, onChange, id }: RowProps & { id: string }) => {
  const least = kind === 'tables' ? 1 : 0
  if (kind === 'power' || kind === 'wifi')
    return (
      <Switch
        aria-labelledby={id}
        checked={wanted > 0}
        disabled={most === 0 && wanted === 0}
        onChange={event => onChange(kind, Number(event.currentTarget.checked))}
      />
    )
  if (most === 0 && wanted <= least) return null
  return <Stepper label={name} value={wanted} min={least} max={most} onChange={to => onChange(kind, to)} />
}

const Row = (props: RowProps) => {
  const { item, wanted, most } = props
  const id = useId()
  const left = leftText(item, most)
  return (
    <li className="equipment">
      <span className="equipment__icon">
        <Icon name={icons[item.kind]} size={20} />
      </span>
      <div className="equipment__body">
        <div className="equipment__text">
          <h3 className="equipment__name" id={id}>
            {item.name}
          </h3>
          <p className="equipment__line">
            {priceText(item)}
            {left && (
              <>
                {' · '}
                <span className={wanted > most || most === 0 ? 'equipment__short' : undefined}>{left}</span>
              </>
            )}
          </p>
        </div>
        <Control {...props} id={id} />
      </div>
    </li>
  )
}

type Props = {
  items: readonly Item[]
  wanted: Quantities
  /** What the order that is being changed has already. */
  own: Quantities | undefined
  onChange: Change
}

/** What can be had, at what price, and how much of it is wanted. */
export const Equipment = ({ items, wanted, own, onChange }: Props) => (
  <Section title="Ausstattung">
    <CardList>
      {items.map(item => (
        <Row
          key={item.kind}
          item={item}
          wanted={wanted[item.kind]}
          most={mostOf(item, own)}
          onChange={onChange}
        />
      ))}
    </CardList>
  </Section>
)
