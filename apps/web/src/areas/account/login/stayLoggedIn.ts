import { login } from '../../../shared/session/login.ts'
import { logout } from '../../../shared/session/session.ts'
import { showToast } from '../../../shared/toasts.ts'

type Words = { email: string; password?: string | undefined }

/** After what has logged out every device, this one too: logs in again with the password that was typed, if one was. */
export const stayLoggedIn = async ({ email, password }: Words, done: { stays: string; leaves: string }) => {
  try {
    if (password === undefined) throw new Error('nothing was typed to log in with')
    await login({ email, password })
    void showToast(done.stays, { icon: 'check' })
  } catch {
    await logout()
    void showToast(done.leaves, { icon: 'check' })
  }
}
