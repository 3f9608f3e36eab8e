import { listAskedTexts } from '@tafelrunde/contract/legal-texts'
import { onceFreeHere } from '../../../shared/code/busyTabs.ts'
import { chunk } from '../../../shared/code/chunks.ts'
import { call } from '../../../shared/queries/api.ts'
import { readSession } from '../../../shared/session/session.ts'

const ask = async () => {
  if (!readSession().active) return
  const { results } = await call(listAskedTexts, {})
  if (results.length === 0) return
  const { openAgreement } = await chunk(() => import('./openAgreement.tsx'))
  onceFreeHere(() => openAgreement(results))
}

// Whoever could not be asked is asked at the next visit.
const askQuietly = () => void ask().catch(() => undefined)

/** Asks now and after each login for agreement to what changed in the legal texts. */
export const followLegalTexts = () => {
  window.addEventListener('user:login', askQuietly)
  askQuietly()
}
