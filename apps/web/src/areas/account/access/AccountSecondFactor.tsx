import type { Account } from '@tafelrunde/contract/people/account'
import type { SecondFactor, SecondFactorSetup } from '@tafelrunde/contract/people/second-factor'
import { useState } from 'react'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorBegin } from './SecondFactorBegin.tsx'
import { SecondFactorConfirm } from './SecondFactorConfirm.tsx'
import { SecondFactorOn } from './SecondFactorOn.tsx'
import { secondFactorTitle } from './secondFactor.texts.ts'

type Props = {
  account: Account
  secondFactor: SecondFactor
  /** The recovery codes are kept. */
  onKept?: (() => void) | undefined
  /** Rather a passkey. */
  onPasskey: () => void
  onClose: () => void
}

/** Setting the login in two steps up, step by step, and changing or leaving it. */
export const AccountSecondFactor = ({ account, secondFactor, onKept, onPasskey, onClose }: Props) => {
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { email } = account
  const on = (given: readonly string[]) => {
    setCodes(given)
    setSetup(undefined)
  }

  const step = (close: () => void) => {
    if (codes?.length) return <RecoveryCodes email={email} codes={codes} onDone={onKept ?? close} />
    if (setup) return <SecondFactorConfirm setup={setup} onOn={on} onAgain={() => setSetup(undefined)} />
    if (secondFactor.since)
      return (
        <SecondFactorOn
          email={email}
          secondFactor={secondFactor}
          onCodes={setCodes}
          onBegun={setSetup}
          onOff={close}
        />
      )
    return <SecondFactorBegin onBegun={setSetup} onPasskey={onPasskey} />
  }
  return (
    <FormSheet title={secondFactorTitle} onClose={onClose}>
      {step}
    </FormSheet>
  )
}
