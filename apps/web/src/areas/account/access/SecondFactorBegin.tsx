import type { SecondFactorSetup } from '@tafelrunde/contract/people/second-factor'
import { useState } from 'react'
import { showFailure } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import css from '../account.module.css'
import * as api from './secondFactor.api.ts'

type Props = { onBegun: (setup: SecondFactorSetup) => void; onPasskey: () => void }

/** What it is good for. */
export const SecondFactorBegin = ({ onBegun, onPasskey }: Props) => {
  const [isBeginning, setBeginning] = useState(false)
  const begin = async () => {
    setBeginning(true)
    try {
      onBegun(await api.beginSecondFactor({}))
    } catch (failure) {
      void showFailure(failure)
      setBeginning(false)
    }
  }
  return (
    <FormGrid>
      <p className={css['account-text']}>
        Nach dem Passwort fragt die Anmeldung dann nach einem Code, den nur Ihr Telefon zeigt. Wer Ihr
        Passwort erfährt, kommt damit allein nicht in Ihr Konto. Auf Ihren anderen Geräten melden Sie sich
        danach neu an.
      </p>
      <p className={css['account-text']}>
        Sie brauchen eine Authenticator-App, zum Beispiel die Passwörter-App Ihres iPhones, Google
        Authenticator, Aegis oder Ihren Passwortmanager.
      </p>
      <Button wide pending={isBeginning} onClick={() => void begin()}>
        Weiter
      </Button>
      <Button kind="plain" onClick={onPasskey}>
        Lieber einen Passkey
      </Button>
    </FormGrid>
  )
}
