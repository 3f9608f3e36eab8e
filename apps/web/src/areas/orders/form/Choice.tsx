import type { Exhibition, ItemKind } from '@tafelrunde/contract/exhibitions/orders'
import type { Quantities } from '@tafelrunde/contract/exhibitions/positions'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { HallList } from '../hall/HallList.tsx'
import { HallPlan } from '../hall/HallPlan.tsx'
import type { useTables } from '../hall/useTables.ts'
import { exhibitionLine, unassignedText } from '../orders.texts.ts'
import type { OrderFormState } from './Billing.tsx'
import { Equipment } from './Equipment.tsx'
import css from './order-form.module.css'

type Props = {
  form: OrderFormState
  exhibition: Exhibition
  tables: ReturnType<typeof useTables>
  wanted: Quantities
  own: { quantities: Quantities | undefined; places: readonly string[] }
}

/** The first step: which tables, and what stands on them. */
export const Choice = ({ form, exhibition, tables, wanted, own }: Props) => {
  const { register, setValue, formState } = form
  const { event, hall, items } = exhibition
  const plan = hall && { hall, own: own.places, chosen: tables.places, onToggle: tables.toggle }
  const unassigned = unassignedText(wanted.tables - tables.places.length, hall !== null)

  const change = (kind: ItemKind, quantity: number) => {
    if (kind === 'tables') tables.setNumber(quantity)
    else if (kind === 'power' || kind === 'wifi') setValue(kind, quantity > 0, { shouldDirty: true })
    else setValue(kind, String(quantity), { shouldDirty: true })
  }

  return (
    <>
      {plan ? (
        <HallPlan event={event} {...plan} />
      ) : (
        <>
          <h2 className={css['order-form__event']}>{event.name}</h2>
          <p className={css['order-form__line']}>{exhibitionLine(exhibition)}</p>
        </>
      )}
      {unassigned && (
        <div className={css['order-form__note']}>
          <IconLine icon="info">{unassigned}</IconLine>
        </div>
      )}
      {plan && <HallList {...plan} />}
      <Equipment items={items} wanted={wanted} own={own.quantities} onChange={change} />
      <Section title="Wünsche">
        <TextAreaField
          label="Bemerkung für das Büro"
          optional
          rows={3}
          error={formState.errors.remarks?.message}
          {...register('remarks')}
        />
      </Section>
    </>
  )
}
