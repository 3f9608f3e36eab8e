import { login } from '../../shared/login.ts'
import { logout } from '../../shared/session.ts'
import { showToast } from '../../shared/toasts.ts'

type Words = { email: string; password: string }

/** After what has logged out every device, this one too: logs in again with the password that was typed. */
export const stayLoggedIn = async (words: Words, done: { stays: string; leaves: string }) => {
  try {
    await login(words)
    void showToast(done.stays, { icon: 'check' })
  } catch {
    await logout()
    void showToast(done.leaves, { icon: 'check' })
  }
}
