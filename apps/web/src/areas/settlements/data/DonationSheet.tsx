import { zodResolver } from '@hookform/resolvers/zod'
import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { money } from '@tafelrunde/ui/figures.ts'
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
import { saveSettlement } from '../settlements.api.ts'

const noAmount = 'Bitte geben Sie den Betrag so ein: 50,00'

/** At most what there is to waive. */
const formOf = (most: number) =>
  z.object({
    donated_cents: z.pipe(
      z.transform((text: unknown) => centsFromField(String(text)) ?? 0),
      z
        .int(noAmount)
        .check(
          z.minimum(0, noAmount),
          z.maximum(most, `Verzichten können Sie auf höchstens ${money(most)}.`),
        ),
    ),
  })

type Props = { settlement: Settlement; onClose: () => void }

const Form = ({ settlement, onClose }: Props) => {
  const { donation, total_cents } = settlement
  const most = total_cents + donation.cents
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(formOf(most), inForms),
    defaultValues: { donated_cents: fieldOfCents(donation.cents) },
  })
  const save = handleSubmit(async changes => {
    try {
      await saveSettlement(settlement.id, changes)
      onClose()
    } catch (failure) {
      showAtFields(failure, ['donated_cents'], setError)
    }
  })
  return (
    <FormGrid onSubmit={save}>
      <IconLine icon="info">
        Sie können auf die Auszahlung ganz oder zum Teil verzichten und den Betrag dem Verband spenden
        (Aufwandsspende). Der Verzicht gilt mit dem Einreichen und ohne Bedingung. Ein Honorar zählt trotzdem
        als bezogen, auch beim Freibetrag. Nach der Freigabe schickt Ihnen das Büro die unterschriebene
        Zuwendungsbestätigung.
      </IconLine>
      <Field
        label={`Verzicht, höchstens ${money(most)}`}
        optional
        inputMode="decimal"
        error={formState.errors.donated_cents?.message}
        {...register('donated_cents')}
      />
      <Button type="submit" wide pending={formState.isSubmitting}>
        Verzicht speichern
      </Button>
    </FormGrid>
  )
}

/** What of it its lecturer waives as a donation. */
export const DonationSheet = (props: Props) => (
  <FormSheet title="Als Spende verzichten" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
