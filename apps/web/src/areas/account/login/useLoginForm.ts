import { zodResolver } from '@hookform/resolvers/zod'
import { createTokens } from '@tafelrunde/contract/people/login'
import { useForm } from 'react-hook-form'
import { inForms } from '../../../shared/forms/forms.ts'

/** What is typed in both steps of a login. */
export const useLoginForm = () =>
  useForm({
    resolver: zodResolver(createTokens.schema.body, inForms),
    defaultValues: { email: '', password: '', code: '' },
  })

export type LoginForm = ReturnType<typeof useLoginForm>
