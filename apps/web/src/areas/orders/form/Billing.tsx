import { type UseFormReturn, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid, FormPair } from '../../../shared/ui/fields/FormGrid.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import css from './billing.module.css'
import { countryOptions } from './countries.ts'
import type { OrderForm } from './order.form.ts'

export type OrderFormState = UseFormReturn<z.input<typeof OrderForm>, unknown, z.output<typeof OrderForm>>

const vatHints: Record<string, string> = {
  DE: 'Etwa DE123456789',
  CH: 'Etwa CHE-123.456.789 MWST. Mit ihr rechnen wir ohne deutsche Umsatzsteuer ab, außer für Leistungen vor Ort wie Mahlzeiten.',
}
const vatHint = (country: unknown) =>
  vatHints[String(country)] ??
  'Mit ihr rechnen wir ohne deutsche Umsatzsteuer ab, außer für Leistungen vor Ort wie Mahlzeiten.'

/** Who gets the invoice, and whom the office asks. */
export const Billing = ({ form: { register, control, formState } }: { form: OrderFormState }) => {
  const { errors, defaultValues } = formState
  const country = useWatch({ control, name: 'country' })
  return (
    <FormGrid>
      <Field
        label="Firma oder Verein"
        autoComplete="organization"
        error={errors.company?.message}
        {...register('company')}
      />
      <Field
        label="Straße und Hausnummer"
        autoComplete="billing street-address"
        error={errors.street?.message}
        {...register('street')}
      />
      <FormPair of="town">
        <Field
          label="Postleitzahl"
          autoComplete="billing postal-code"
          error={errors.postal_code?.message}
          {...register('postal_code')}
        />
        <Field
          label="Ort"
          autoComplete="billing address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
      </FormPair>
      <SelectField
        label="Land"
        autoComplete="billing country"
        options={countryOptions(defaultValues?.country ?? 'DE')}
        error={errors.country?.message}
        {...register('country')}
      />
      <Field
        label="Umsatzsteuer-Identifikationsnummer"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        hint={vatHint(country)}
        error={errors.vat_id?.message}
        {...register('vat_id')}
      />
      <Field
        label="Ihr Zeichen oder Ihre Bestellnummer"
        optional
        autoComplete="off"
        hint="Steht auf der Rechnung"
        error={errors.reference?.message}
        {...register('reference')}
      />
      <Field
        label="Leitweg-ID"
        optional
        autoComplete="off"
        hint="Nur für Behörden, etwa 04011000-1234512345-06"
        error={errors.leitweg_id?.message}
        {...register('leitweg_id')}
      />
      <fieldset className={css.billing__group}>
        <legend>Ansprechperson</legend>
        <Field
          label="Name"
          autoComplete="name"
          error={errors.contact_name?.message}
          {...register('contact_name')}
        />
        <Field
          label="E-Mail-Adresse"
          type="email"
          autoComplete="email"
          error={errors.contact_email?.message}
          {...register('contact_email')}
        />
        <Field
          label="Telefon"
          type="tel"
          optional
          autoComplete="tel"
          error={errors.contact_phone?.message}
          {...register('contact_phone')}
        />
      </fieldset>
    </FormGrid>
  )
}
