import { passkeyFailureText } from '@tafelrunde/client/passkeys'
import { useState } from 'react'
import { showError, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import * as api from './passkeys.api.ts'

type Props = { onAdded: (codes: readonly string[]) => void; onBack: () => void }

/** Says what comes; then the browser makes the passkey. */
export const PasskeyAdd = ({ onAdded, onBack }: Props) => {
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      const codes = await api.addPasskey()
      void showToast('Passkey hinzugefügt', { icon: 'check' })
      onAdded(codes)
    } catch (failure) {
      void showError(passkeyFailureText(failure))
      setAdding(false)
    }
  }
  return (
    <FormGrid>
      <p className={css['account-text']}>
        Danach fragt Ihr Gerät, wo der Passkey aufbewahrt wird, und entsperrt ihn wie sich selbst: mit
        Fingerabdruck, Gesicht oder PIN.
      </p>
      <Button wide pending={isAdding} onClick={() => void add()}>
        Passkey hinzufügen
      </Button>
      <Button kind="plain" onClick={onBack}>
        Zurück
      </Button>
    </FormGrid>
  )
}
