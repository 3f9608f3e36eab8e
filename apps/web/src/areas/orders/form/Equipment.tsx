import type { ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import type { Quantities } from '@tafelrunde/contract/exhibitions/positions'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import type { IconName } from '@tafelrunde/ui/icons.ts'
import { useId } from 'react'
import { Stepper } from '../../../shared/ui/fields/Stepper.tsx'
import { Switch } from '../../../shared/ui/fields/Switch.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { type Item, mostOf } from '../orders.rules.ts'
import { leftText, priceText } from '../orders.texts.ts'
import css from './equipment.module.css'

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
    <li className={css.equipment}>
      <span className={css.equipment__icon}>
        <Icon name={icons[item.kind]} size={20} />
      </span>
      <div className={css.equipment__body}>
        <div className={css.equipment__text}>
          <h3 className={css.equipment__name} id={id}>
            {item.name}
          </h3>
          <p className={css.equipment__line}>
            {priceText(item)}
            {left && (
              <>
                {' · '}
                <span className={wanted > most || most === 0 ? css.equipment__short : undefined}>{left}</span>
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
