import { zodResolver } from '@hookform/resolvers/zod'
import type { LecturerData } from '@tafelrunde/contract/lecturers/lecturer-data'
import { countrySpecs } from 'ibantools'
import { useForm, useWatch } from 'react-hook-form'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { optionsOf } from '../../../shared/forms/countries.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CheckField } from '../../../shared/ui/fields/CheckField.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid, FormGroup, FormPair } from '../../../shared/ui/fields/FormGrid.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { saveLecturerData } from '../settlements.api.ts'
import { DataForm, fields, valuesOf } from './data.form.ts'
import { offerToFollow } from './follow.ts'
import { IbanField } from './IbanField.tsx'

export type DataField = 'street' | 'iban' | 'account_holder' | 'tax_number' | 'vat_id'
type Props = {
  data: LecturerData
  /** What was asked for: the cursor stands there. */
  focus?: DataField
  onClose: () => void
}

const Form = ({ data, focus, onClose }: Props) => {
  const form = useForm({ resolver: zodResolver(DataForm, inForms), defaultValues: valuesOf(data) })
  const { register, handleSubmit, setError, control, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft('lecturer data', form)
  const [mode, iban] = useWatch({ control, name: ['travel_mode', 'iban'] })
  const startsAt = (name: DataField) => ({ ...(focus === name && { 'data-focus': true }) })

  const save = handleSubmit(async changes => {
    try {
      await saveLecturerData(data.id, changes)
      draft.clear()
      void showToast('Angaben gespeichert', { icon: 'check' })
      onClose()
    } catch (failure) {
      return showAtFields(failure, fields, setError)
    }
    // The data are saved; without the list nothing is offered, and each settlement says it itself.
    await offerToFollow().catch(() => undefined)
  })

  return (
    <FormGrid onSubmit={save}>
      <FormGroup legend="Anschrift">
        <Field
          label="Straße und Hausnummer"
          autoComplete="address-line1"
          {...startsAt('street')}
          error={errors.street?.message}
          {...register('street')}
        />
        <FormPair of="town">
          <Field
            label="Postleitzahl"
            autoComplete="postal-code"
            error={errors.postal_code?.message}
            {...register('postal_code')}
          />
          <Field
            label="Ort"
            autoComplete="address-level2"
            error={errors.city?.message}
            {...register('city')}
          />
        </FormPair>
        <SelectField
          label="Land"
          autoComplete="country"
          options={optionsOf(Object.keys(countrySpecs))}
          {...(data.country === '' && { none: 'Bitte wählen' })}
          error={errors.country?.message}
          {...register('country')}
        />
        <Field
          label="Telefon"
          optional
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </FormGroup>
      <FormGroup legend="Bankverbindung">
        <IbanField typed={iban} error={errors.iban?.message} {...startsAt('iban')} field={register('iban')} />
        <Field
          label="BIC"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Innerhalb Europas reicht die IBAN."
          error={errors.bic?.message}
          {...register('bic')}
        />
        <Field
          label="Kontoinhaber"
          optional
          autoComplete="off"
          hint="Nur nötig, wenn das Konto nicht auf Ihren Namen läuft."
          {...startsAt('account_holder')}
          error={errors.account_holder?.message}
          {...register('account_holder')}
        />
      </FormGroup>
      <FormGroup legend="Steuer">
        <Field
          label="Steuernummer"
          optional
          autoComplete="off"
          {...startsAt('tax_number')}
          error={errors.tax_number?.message}
          {...register('tax_number')}
        />
        <Field
          label="Umsatzsteuer-Identifikationsnummer"
          optional
          autoComplete="off"
          {...startsAt('vat_id')}
          error={errors.vat_id?.message}
          {...register('vat_id')}
        />
        <CheckField error={errors.small_business?.message} {...register('small_business')}>
          Ich bin Kleinunternehmer nach §&nbsp;19&nbsp;UStG.
        </CheckField>
      </FormGroup>
      <FormGroup legend="Anreise">
        <SelectField
          label="Wie Sie meist anreisen"
          options={[
            { value: 'car', text: 'Mit dem Pkw' },
            { value: 'public', text: 'Mit Bahn oder Bus' },
          ]}
          {...register('travel_mode')}
        />
        {mode === 'car' && (
          <Field
            label="Kilometer, hin und zurück"
            inputMode="numeric"
            autoComplete="off"
            error={errors.travel_km?.message}
            {...register('travel_km')}
          />
        )}
      </FormGroup>
      <Button type="submit" wide pending={isSubmitting}>
        Angaben speichern
      </Button>
    </FormGrid>
  )
}

/** Address, account, tax and travel: said once, used in every settlement. */
export const DataSheet = (props: Props) => (
  <FormSheet title="Meine Angaben" onClose={props.onClose}>
    {close => <Form {...props} onClose={close} />}
  </FormSheet>
)
