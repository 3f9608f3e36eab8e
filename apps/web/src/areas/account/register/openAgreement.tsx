import type { LegalText } from '@tafelrunde/contract/legal-texts'
import { createRoot, type Root } from 'react-dom/client'
import { readSession } from '../../../shared/session/session.ts'
import { AgreementSheet } from './AgreementSheet.tsx'

let open: Root | undefined

const close = () => {
  open?.unmount()
  open = undefined
}

/** Shows the sheet above whatever screen there is, once, until it is closed or the person logs out. */
export const openAgreement = (texts: LegalText[]) => {
  if (open || !readSession().active) return
  open = createRoot(document.createElement('div'))
  window.addEventListener('user:logout', close, { once: true })
  open.render(<AgreementSheet texts={texts} onClose={close} />)
}
