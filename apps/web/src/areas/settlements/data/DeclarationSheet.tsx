import { zodResolver } from '@hookform/resolvers/zod'
import { mostDeclared } from '@tafelrunde/contract/lecturers/allowances'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { centsFromField, fieldOfCents } from '../expenses/euros.rules.ts'
import { saveDeclaration } from '../settlements.api.ts'

const noAmount = 'Bitte geben Sie den Betrag so ein: 500,00. Haben Sie nichts bekommen, geben Sie 0 ein.'

// Nothing is said by a field that is left empty.
const DeclarationForm = z.object({
  cents: z.pipe(
    z.transform((text: unknown) => centsFromField(String(text)) ?? Number.NaN),
    z
      .int(noAmount)
      .check(
        z.minimum(0, noAmount),
        z.maximum(mostDeclared, 'Der Betrag darf höchstens 100.000,00\u00A0€ sein.'),
      ),
  ),
})

type Props = { settlement: Settlement; onClose: () => void }

const Form = ({ settlement: { allowance }, onClose }: Props) => {
  const { year, others_cents: before } = allowance
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(DeclarationForm, inForms),
    defaultValues: { cents: before === 0 ? '0' : fieldOfCents(before ?? 0) },
  })
  const save = handleSubmit(async ({ cents }) => {
    try {
      await saveDeclaration(year, cents)
      onClose()
    } catch (failure) {
      showAtFields(failure, ['cents'], setError)
    }
  })
  return (
    <FormGrid onSubmit={save}>
      <IconLine icon="info">
        Der Freibetrag nach §&nbsp;3 Nr.&nbsp;26&nbsp;EStG gilt im Jahr nur einmal für alle zusammen. Gemeint
        ist, was Ihnen andere {year} ausgezahlt haben und was bei Ihnen unter diesen Freibetrag fällt:
        Vereine, Schulen, Volkshochschulen.
      </IconLine>
      <Field
        label={`Von anderen in ${year} bekommen (€)`}
        inputMode="decimal"
        placeholder="0 für nichts"
        error={formState.errors.cents?.message}
        {...register('cents')}
      />
      <Button type="submit" wide pending={formState.isSubmitting}>
        Angabe speichern
      </Button>
    </FormGrid>
  )
}

/** What others paid in the year within the allowance. */
export const DeclarationSheet = (props: Props) => (
  <FormSheet title="Freibetrag" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
