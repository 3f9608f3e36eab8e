import { zodResolver } from '@hookform/resolvers/zod'
import { type SignUp, signUp } from '@tafelrunde/contract/people/signup'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import { useDraft } from '../../../shared/drafts/draft.ts'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { Page } from '../../../shared/page/Page.tsx'
import { call } from '../../../shared/queries/api.ts'
import { associationQuery } from '../../../shared/queries/association.ts'
import { queryClient } from '../../../shared/queries/query.ts'
import { schooltypesQuery } from '../../../shared/queries/schooltypes.ts'
import type { SignedUp } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { FormFoot } from '../../../shared/ui/fields/FormFoot.tsx'
import { NewPasswordField } from '../../../shared/ui/fields/NewPasswordField.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { EmailField } from '../login/EmailField.tsx'
import { Consent } from './Consent.tsx'
import { activationMail } from './mailedTo.ts'
import css from './start.module.css'

const empty = {
  first_name: '',
  last_name: '',
  email: '',
  schooltype: '',
  as_customernumber: '',
  password: '',
}
const fields = ['first_name', 'last_name', 'email', 'schooltype', 'as_customernumber', 'password'] as const

/** With the wordings that the person could read. */
const create = async (body: SignUp) => {
  const { privacy_version, terms_version } = await queryClient.ensureQueryData(associationQuery)
  return call(signUp, { body: { ...body, privacy_version, terms_version } })
}

/** `onCreated` leads on; the account waits for the link from its mail to be used. */
export const RegisterForm = ({ onCreated }: { onCreated: (account: SignedUp) => void }) => {
  const formId = useId()
  const schooltypes = useQuery(schooltypesQuery).data?.results ?? []
  const form = useForm({ resolver: zodResolver(signUp.schema.body, inForms), defaultValues: empty })
  const { register, handleSubmit, setError, reset, control, formState } = form
  const { errors, isSubmitting } = formState
  const draft = useDraft('register', form, { without: ['password'] })
  const [password, ...ownWords] = useWatch({
    control,
    name: ['password', 'first_name', 'last_name', 'email'],
  }).map(String)
  const consentId = useId()
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)

  const send = handleSubmit(async body => {
    if (!agreed) return document.getElementById(consentId)?.focus()
    try {
      const account = await create(body)
      activationMail.set(account.email)
      draft.clear()
      reset()
      onCreated(account)
    } catch (failure) {
      showAtFields(failure, fields, setError)
    }
  })
  const submit = (event: FormEvent) => {
    setAsked(true)
    void send(event)
  }

  return (
    <Page
      title="Registrieren"
      large
      back={paths.login}
      foot={
        <FormFoot>
          <Button type="submit" form={formId} wide pending={isSubmitting}>
            Konto anlegen
          </Button>
        </FormFoot>
      }
    >
      <form id={formId} className={css['start-form']} onSubmit={submit} noValidate>
        <div className={css['start-names']}>
          <Field
            label="Vorname"
            autoComplete="given-name"
            enterKeyHint="next"
            error={errors.first_name?.message}
            {...register('first_name')}
          />
          <Field
            label="Nachname"
            autoComplete="family-name"
            enterKeyHint="next"
            error={errors.last_name?.message}
            {...register('last_name')}
          />
        </div>
        <EmailField error={errors.email?.message} {...register('email')} />
        <SelectField
          label="Schulart"
          optional
          none="Keine Angabe"
          options={schooltypes.map(({ id, name }) => ({ value: id, text: name }))}
          error={errors.schooltype?.message}
          {...register('schooltype')}
        />
        <Field
          label="Mitgliedsnummer"
          optional
          placeholder="z. B. 204 817"
          autoComplete="off"
          enterKeyHint="next"
          spellCheck={false}
          error={errors.as_customernumber?.message}
          {...register('as_customernumber')}
        />
        <NewPasswordField
          label="Passwort"
          enterKeyHint="done"
          password={password ?? ''}
          ownWords={ownWords}
          error={errors.password?.message}
          {...register('password')}
        />
        <Consent
          id={consentId}
          checked={agreed}
          onChange={event => setAgreed(event.currentTarget.checked)}
          missing={asked && !agreed}
        />
      </form>
    </Page>
  )
}
