import { zodResolver } from '@hookform/resolvers/zod'
import { TravelMode } from '@tafelrunde/contract/lecturers/lecturer-data'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { saveSettlement } from '../settlements.api.ts'
import { fieldOfCents } from './euros.rules.ts'
import { euros, kilometres, numberOrNull } from './numbers.form.ts'
import { RateField } from './RateField.tsx'
import { ReceiptField } from './ReceiptField.tsx'

// The receipt as its id and its name: so a draft keeps it.
const TravelForm = z.object({
  travel_mode: TravelMode,
  travel_km: kilometres,
  travel_cents: euros(0),
  travel_vat_percent: z.string(),
  travel_receipt: z.string(),
  receiptName: z.string(),
})
const fields = z.keyof(TravelForm).options

type Props = { settlement: Settlement; onClose: () => void }

// Trains have 7 %, however far they go (§ 12 Abs. 2 Nr. 10 UStG); what is there already stays as it was said.
const usualRate = '7'

const valuesOf = ({
  travel_mode,
  travel_km,
  travel_cents,
  travel_vat_percent,
  travel_receipt,
}: Settlement) => ({
  travel_mode,
  travel_km: String(travel_km),
  travel_cents: travel_mode === 'public' ? fieldOfCents(travel_cents) : '',
  travel_vat_percent:
    travel_mode === 'public' && travel_cents > 0 ? String(travel_vat_percent ?? '') : usualRate,
  travel_receipt: String(travel_receipt?.id ?? ''),
  receiptName: travel_receipt?.name ?? '',
})

const Form = ({ settlement, onClose }: Props) => {
  const form = useForm({ resolver: zodResolver(TravelForm, inForms), defaultValues: valuesOf(settlement) })
  const { register, handleSubmit, setError, setValue, control, formState } = form
  const { errors, isSubmitting } = formState
  const [mode, receiptName] = useWatch({ control, name: ['travel_mode', 'receiptName'] })
  const draft = useDraft(`travel ${settlement.id}`, form)

  const save = handleSubmit(async ({ travel_mode, travel_km, travel_cents, ...ticket }) => {
    try {
      // What the other way of travelling had stays as it was.
      const said =
        travel_mode === 'car'
          ? { travel_mode, travel_km }
          : {
              travel_mode,
              travel_cents,
              travel_vat_percent: numberOrNull(ticket.travel_vat_percent),
              travel_receipt: numberOrNull(ticket.travel_receipt),
            }
      await saveSettlement(settlement.id, said)
      draft.clear()
      onClose()
    } catch (failure) {
      showAtFields(failure, fields, setError)
    }
  })

  return (
    <FormGrid onSubmit={save}>
      <SelectField
        label="Wie Sie angereist sind"
        options={[
          { value: 'car', text: 'Mit dem Pkw' },
          { value: 'public', text: 'Mit Bahn oder Bus' },
        ]}
        {...register('travel_mode')}
      />
      {mode === 'car' ? (
        <Field
          label="Kilometer, hin und zurück"
          inputMode="numeric"
          autoComplete="off"
          hint={`${money(settlement.travel_cents_per_km)} je\u00A0Kilometer`}
          error={errors.travel_km?.message}
          {...register('travel_km')}
        />
      ) : (
        <>
          <Field
            label="Preis der Fahrscheine in Euro"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            error={errors.travel_cents?.message}
            {...register('travel_cents')}
          />
          <RateField
            isNeeded={settlement.tax === 'vat'}
            error={errors.travel_vat_percent?.message}
            {...register('travel_vat_percent')}
          />
          <ReceiptField
            name={receiptName}
            onReceipt={({ id, name }) => {
              setValue('travel_receipt', String(id), { shouldDirty: true })
              setValue('receiptName', name, { shouldDirty: true })
            }}
          />
        </>
      )}
      <Button type="submit" wide pending={isSubmitting}>
        Reise speichern
      </Button>
    </FormGrid>
  )
}

/** How somebody came, and what it cost. */
export const TravelSheet = (props: Props) => (
  <FormSheet title="Reise" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
