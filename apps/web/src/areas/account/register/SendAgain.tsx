import { zodResolver } from '@hookform/resolvers/zod'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import type { resetPassword } from '@tafelrunde/contract/people/credentials'
import type { resendActivation } from '@tafelrunde/contract/people/signup'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { inForms } from '../../../shared/forms/forms.ts'
import { call } from '../../../shared/queries/api.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { EmailField } from '../login/EmailField.tsx'
import css from './start.module.css'

type Props = {
  endpoint: typeof resendActivation | typeof resetPassword
  /** Where the mail went to; if that is not known, the form asks for it. */
  email: string
  /** For whom the server has something to send, as it tells nobody: „Wenn es ein Konto …“. */
  sent: string
  /** It is the one thing to do here. */
  primary?: boolean
}

/** Sends a mail with a link again, and says at its place what came of it. */
export const SendAgain = ({ endpoint, email, sent, primary = false }: Props) => {
  const [answer, setAnswer] = useState('')
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(endpoint.schema.body, inForms),
    values: { email },
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async body => {
    setAnswer('')
    try {
      await call(endpoint, { body })
      setAnswer(sent)
    } catch (failure) {
      const [refused] = fieldFailures(failure)
      if (refused && email === '') setError('email', { message: refused[1] }, { shouldFocus: true })
      else setAnswer(failureText(failure))
    }
  })

  return (
    <form className={css['send-again']} onSubmit={event => void send(event)} noValidate>
      {email === '' && (
        <EmailField enterKeyHint="send" error={errors.email?.message} {...register('email')} />
      )}
      <Button type="submit" kind={primary ? 'filled' : 'outline'} wide pending={isSubmitting}>
        Nachricht noch einmal senden
      </Button>
      <p className={css['send-again__answer']} role="status">
        {answer}
      </p>
    </form>
  )
}
