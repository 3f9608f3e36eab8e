import type { Account } from '@tafelrunde/contract/account'
import type { SecondFactor, SecondFactorSetup } from '@tafelrunde/contract/second-factor'
import { useState } from 'react'
import { FormSheet } from '../../shared/overlays/FormSheet.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorBegin } from './SecondFactorBegin.tsx'
import { SecondFactorConfirm } from './SecondFactorConfirm.tsx'
import { SecondFactorOn } from './SecondFactorOn.tsx'
import { secondFactorTitle } from './secondFactor.texts.ts'

type Props = { account: Account; secondFactor: SecondFactor; onClose: () => void }

/** Setting the login in two steps up, step by step, and changing or leaving it. */
export const AccountSecondFactor = ({ account, secondFactor, onClose }: Props) => {
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { email } = account

  const step = (close: () => void) => {
    if (codes) return <RecoveryCodes email={email} codes={codes} onDone={close} />
    if (secondFactor.since)
      return <SecondFactorOn email={email} secondFactor={secondFactor} onCodes={setCodes} onOff={close} />
    if (setup)
      return <SecondFactorConfirm setup={setup} onOn={setCodes} onAgain={() => setSetup(undefined)} />
    return <SecondFactorBegin email={email} onBegun={setSetup} />
  }
  return (
    <FormSheet title={secondFactorTitle} onClose={onClose}>
      {step}
    </FormSheet>
  )
}
