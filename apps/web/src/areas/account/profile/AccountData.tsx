import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@tafelrunde/contract/people/account'
import { AccountChanges } from '@tafelrunde/contract/people/users'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { schooltypesQuery } from '../../../shared/queries/schooltypes.ts'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid, FormPair } from '../../../shared/ui/fields/FormGrid.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { TextAreaField } from '../../../shared/ui/fields/TextAreaField.tsx'
import { usePortalLink } from '../access/portalLink.api.ts'
import { changeAccount } from '../account.api.ts'

/** What stands in the fields; nothing is an empty text. */
const valuesOf = (account: Account) => ({
  first_name: account.first_name,
  last_name: account.last_name,
  birthday: account.birthday ?? '',
  schooltype: String(account.schooltype ?? ''),
  as_customernumber: account.as_customernumber,
  profile_description: account.profile_description,
})

const fields = z.keyof(AccountChanges).options

export const AccountData = ({ account }: { account: Account }) => {
  const { data: schooltypes } = useQuery(schooltypesQuery)
  const isNumberOfPortal = usePortalLink()?.customer_number ?? false
  const form = useForm({
    resolver: zodResolver(AccountChanges, inForms),
    values: valuesOf(account),
    // What arrives from the server meanwhile does not overwrite what is being typed.
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, reset, setError, formState } = form
  const { errors, isDirty, isSubmitting } = formState
  const draft = useDraft('account', form)

  const startFrom = (stored: Account) => {
    reset(valuesOf(stored), { keepDirtyValues: false })
    draft.clear()
  }

  const save = handleSubmit(async changes => {
    try {
      startFrom(await changeAccount(changes))
      void showToast('Änderungen gespeichert', { icon: 'check' })
    } catch (failure) {
      showAtFields(failure, fields, setError)
    }
  })

  return (
    <FormGrid onSubmit={save}>
      <FormPair of="names">
        <Field
          label="Vorname"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <Field
          label="Nachname"
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </FormPair>
      <SelectField
        // The choice shows only once its options are there.
        key={schooltypes ? 'known' : 'unknown'}
        label="Schulart"
        optional
        none="Keine Angabe"
        options={(schooltypes?.results ?? []).map(({ id, name }) => ({ value: id, text: name }))}
        error={errors.schooltype?.message}
        {...register('schooltype')}
      />
      <FormPair>
        <Field
          label="Mitgliedsnummer"
          optional
          autoComplete="off"
          {...(isNumberOfPortal && { readOnly: true, hint: 'Steht im Mitgliederportal.' })}
          error={errors.as_customernumber?.message}
          {...register('as_customernumber')}
        />
        <Field
          label="Geburtsdatum"
          optional
          type="date"
          autoComplete="bday"
          error={errors.birthday?.message}
          {...register('birthday')}
        />
      </FormPair>
      <TextAreaField
        label="Über mich"
        optional
        {...(account.is_lecturer && { hint: 'Erscheint im Referentenprofil.' })}
        error={errors.profile_description?.message}
        {...register('profile_description')}
      />
      <Button type="submit" wide disabled={!isDirty} pending={isSubmitting}>
        Änderungen speichern
      </Button>
      {isDirty && (
        <Button kind="plain" onClick={() => startFrom(account)}>
          Änderungen verwerfen
        </Button>
      )}
    </FormGrid>
  )
}
