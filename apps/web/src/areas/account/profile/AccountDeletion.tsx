import { zodResolver } from '@hookform/resolvers/zod'
import { rawText } from '@tafelrunde/contract/http/raw-text'
import { deleteMe } from '@tafelrunde/contract/people/privacy'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { logout } from '../../../shared/session/session.ts'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PasswordField } from '../../../shared/ui/fields/Field.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { useHasPassword } from '../access/portalLink.api.ts'
import { callProved } from '../access/proof.ts'
import css from '../account.module.css'

const Warning = () => (
  <div className={css['account-warning']}>
    <IconLine icon="warning" tone="danger">
      Das lässt sich nicht rückgängig machen.
    </IconLine>
    <h2>Gelöscht werden</h2>
    <ul>
      <li>Ihr Name, Ihre E-Mail-Adresse, Ihr Bild und alle übrigen Angaben über Sie</li>
      <li>Ihre Anmeldungen zu kommenden Veranstaltungen und Workshops; die Plätze werden für andere frei</li>
      <li>Ihr Zugang auf allen Geräten, auch zu Ihren Teilnahmebestätigungen</li>
    </ul>
    <h2>Es bleiben</h2>
    <ul>
      <li>Zahlen ohne Namen, etwa wie viele an einem Workshop teilgenommen haben</li>
      <li>Abrechnungen und Rechnungen, solange das Gesetz es verlangt</li>
    </ul>
  </div>
)

const DeletionForm = () => {
  const hasPassword = useHasPassword()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(z.object({ current_password: z.optional(rawText()) }), inForms),
    defaultValues: hasPassword ? { current_password: '' } : {},
  })
  const { errors, isSubmitting } = formState

  const erase = handleSubmit(async body => {
    try {
      await callProved(deleteMe, { body })
      await logout()
      void showToast('Ihr Konto ist gelöscht.', { icon: 'check' })
    } catch (failure) {
      showAtFields(failure, ['current_password'], setError)
    }
  })

  return (
    <div className={css['account-deletion']}>
      <FormGrid onSubmit={erase}>
        <Warning />
        {hasPassword && (
          <PasswordField
            label="Zur Sicherheit: Ihr Passwort"
            autoComplete="current-password"
            error={errors.current_password?.message}
            {...register('current_password')}
          />
        )}
        <Button type="submit" wide pending={isSubmitting}>
          Konto endgültig löschen
        </Button>
      </FormGrid>
    </div>
  )
}

export const AccountDeletion = () => {
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <p className={css['account-text']}>
        Ihre persönlichen Daten und Ihre Anmeldungen werden gelöscht. Möchten Sie etwas behalten, laden Sie
        vorher Ihre Daten herunter.
      </p>
      <p className={css['account-action']}>
        <Button kind="outline" size="row" onClick={() => setOpen(true)}>
          Konto löschen
        </Button>
      </p>
      {open && (
        <FormSheet title="Konto löschen" onClose={() => setOpen(false)}>
          {() => <DeletionForm />}
        </FormSheet>
      )}
    </Card>
  )
}
