import { zodResolver } from '@hookform/resolvers/zod'
import { passkeyFailureText } from '@tafelrunde/client/passkeys'
import type { Account } from '@tafelrunde/contract/people/account'
import { prove } from '@tafelrunde/contract/people/proof'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/formFailures.ts'
import { inForms } from '../../../shared/forms/forms.ts'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { logout } from '../../../shared/session/session.ts'
import { showError } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { SkeletonList } from '../../../shared/ui/states/Skeleton.tsx'
import css from '../account.module.css'
import { OwnPassword } from '../recovery/OwnPassword.tsx'
import { proofWaysQuery, proveByPasskey, proveByPassword, waiting } from './proof.ts'

type Props = { email: string; onProved: () => void }

const ByPassword = ({ email, onProved }: Props) => {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(prove.schema.body, inForms),
    defaultValues: { current_password: '' },
  })
  const { errors, isSubmitting } = formState
  const confirm = handleSubmit(async body => {
    try {
      await proveByPassword(body)
      onProved()
    } catch (failure) {
      showAtFields(failure, ['current_password'], setError)
    }
  })
  return (
    <FormGrid onSubmit={confirm}>
      <OwnPassword email={email} error={errors.current_password?.message} {...register('current_password')} />
      <Button type="submit" wide pending={isSubmitting}>
        Bestätigen
      </Button>
    </FormGrid>
  )
}

const ByPasskey = ({ kind, onProved }: { kind: 'outline' | 'filled'; onProved: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    setAsking(true)
    try {
      await proveByPasskey()
      onProved()
    } catch (failure) {
      void showError(passkeyFailureText(failure))
    }
    setAsking(false)
  }
  return (
    <Button kind={kind} wide pending={isAsking} onClick={() => void confirm()}>
      Mit Passkey bestätigen
    </Button>
  )
}

const ByLogin = () => (
  <>
    <p className={css['account-text']}>
      Sie melden sich über das Mitgliederportal an. Bitte melden Sie sich dort noch einmal an, und beginnen
      Sie dann neu.
    </p>
    <Button wide onClick={() => void logout()}>
      Neu anmelden
    </Button>
  </>
)

const Ways = ({ email, onProved }: Props) => (
  <Loaded
    query={useQuery(proofWaysQuery)}
    skeleton={<SkeletonList kind="session" count={1} />}
    failed="Das ging nicht"
  >
    {({ password, passkey }) => (
      <FormGrid>
        {password && <ByPassword email={email} onProved={onProved} />}
        {passkey && <ByPasskey kind={password ? 'outline' : 'filled'} onProved={onProved} />}
        {!password && !passkey && <ByLogin />}
      </FormGrid>
    )}
  </Loaded>
)

/** Asks whoever is about to do something that a stranger at an open device must not: who they are. What they began goes on. */
export const ProofSheet = ({ account }: { account: Account }) => {
  const answer = useSyncExternalStore(waiting.subscribe, waiting.get)
  const proved = useRef(false)
  if (!answer) return null
  return (
    <FormSheet
      title="Bitte bestätigen Sie, dass Sie es sind"
      onClose={() => {
        answer(proved.current)
        proved.current = false
      }}
    >
      {close => (
        <FormGrid>
          <p className={css['account-text']}>
            Seit Ihrer Anmeldung ist etwas Zeit vergangen. Danach geht es weiter, wo Sie waren.
          </p>
          <Ways
            email={account.email}
            onProved={() => {
              proved.current = true
              close()
            }}
          />
        </FormGrid>
      )}
    </FormSheet>
  )
}
