import { zodResolver } from '@hookform/resolvers/zod'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { bodyText } from '@tafelrunde/contract/values/text'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { showFailure } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { saveSettlement } from '../settlements.api.ts'
import { sentExpenses } from '../settlements.rules.ts'
import { fieldOfCents } from './euros.rules.ts'
import { euros, numberOrNull } from './numbers.form.ts'
import { RateField } from './RateField.tsx'
import { ReceiptField } from './ReceiptField.tsx'

// The receipt as its id and its name: so a draft keeps it.
const ExpenseForm = z.object({
  text: bodyText(100),
  cents: euros(1),
  vat_percent: z.string(),
  receipt: z.string(),
  receiptName: z.string(),
})

type Props = { settlement: Settlement; index: number | undefined; onClose: () => void }

const valuesOf = (expense: Settlement['expenses'][number] | undefined) => ({
  text: expense?.text ?? '',
  cents: fieldOfCents(expense?.cents ?? 0),
  vat_percent: String(expense?.vat_percent ?? ''),
  receipt: String(expense?.receipt?.id ?? ''),
  receiptName: expense?.receipt?.name ?? '',
})

const Form = ({ settlement, index, onClose }: Props) => {
  const expenses = sentExpenses(settlement)
  const place = index ?? expenses.length
  const form = useForm({
    resolver: zodResolver(ExpenseForm, inForms),
    defaultValues: valuesOf(settlement.expenses[place]),
  })
  const { register, handleSubmit, setValue, control, formState } = form
  const { errors, isSubmitting } = formState
  const [removing, setRemoving] = useState(false)
  const receiptName = useWatch({ control, name: 'receiptName' })
  const draft = useDraft(`expense ${settlement.id} ${index ?? 'new'}`, form)

  const send = async (changed: typeof expenses) => {
    try {
      await saveSettlement(settlement.id, { expenses: changed })
      draft.clear()
      onClose()
    } catch (failure) {
      void showFailure(failure)
    }
  }
  const save = handleSubmit(({ text, cents, vat_percent, receipt }) =>
    send(
      expenses.toSpliced(place, 1, {
        text,
        cents,
        vat_percent: numberOrNull(vat_percent),
        receipt: numberOrNull(receipt),
      }),
    ),
  )
  const remove = async () => {
    setRemoving(true)
    await send(expenses.toSpliced(place, 1))
    setRemoving(false)
  }

  return (
    <FormGrid onSubmit={save}>
      <Field
        label="Wofür"
        autoComplete="off"
        placeholder="Kopien"
        error={errors.text?.message}
        {...register('text')}
      />
      <Field
        label="Betrag in Euro"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        hint="Wie er auf dem Beleg steht, mit Umsatzsteuer. Stehen dort zwei Prozentsätze, legen Sie bitte zwei Auslagen an."
        error={errors.cents?.message}
        {...register('cents')}
      />
      <RateField
        isNeeded={settlement.tax === 'vat'}
        error={errors.vat_percent?.message}
        {...register('vat_percent')}
      />
      <ReceiptField
        name={receiptName}
        onReceipt={({ id, name }) => {
          setValue('receipt', String(id), { shouldDirty: true })
          setValue('receiptName', name, { shouldDirty: true })
        }}
      />
      <Button type="submit" wide pending={isSubmitting}>
        Auslage speichern
      </Button>
      {index !== undefined && (
        <Button kind="plain" pending={removing} onClick={() => void remove()}>
          Auslage entfernen
        </Button>
      )}
    </FormGrid>
  )
}

/** Something that was spent, with its receipt. */
export const ExpenseSheet = (props: Props) => (
  <FormSheet title="Auslage" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
