import type { Account } from '@tafelrunde/contract/people/account'
import type { Passkey } from '@tafelrunde/contract/people/passkeys'
import type { SecondFactor } from '@tafelrunde/contract/people/second-factor'
import { useState } from 'react'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { PasskeyAdd } from './PasskeyAdd.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { PasskeyRemove } from './PasskeyRemove.tsx'
import { PasskeyRename } from './PasskeyRename.tsx'
import { passkeysTitle } from './passkeys.texts.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Props = {
  account: Account
  passkeys: readonly Passkey[]
  secondFactor: SecondFactor
  /** There is a passkey, and its recovery codes are kept. */
  onKept?: (() => void) | undefined
  onClose: () => void
}

type Step =
  | { at: 'list' | 'add' }
  | { at: 'rename' | 'remove'; passkey: Passkey }
  | { at: 'codes'; codes: readonly string[] }

/** The passkeys of the own account, and what can be done with them, step by step. */
export const AccountPasskeys = ({ account, passkeys, secondFactor, onKept, onClose }: Props) => {
  const [step, setStep] = useState<Step>({ at: 'list' })
  const { email } = account
  const toList = () => setStep({ at: 'list' })
  const added = (codes: readonly string[]) => {
    if (codes.length > 0) setStep({ at: 'codes', codes })
    else (onKept ?? toList)()
  }
  const isLast = passkeys.length === 1 && secondFactor.since === null

  const shown = (close: () => void) => {
    if (step.at === 'codes')
      return <RecoveryCodes email={email} codes={step.codes} onDone={onKept ?? close} />
    if (step.at === 'add') return <PasskeyAdd onAdded={added} onBack={toList} />
    if (step.at === 'rename') return <PasskeyRename passkey={step.passkey} onDone={toList} />
    if (step.at === 'remove')
      return <PasskeyRemove email={email} passkey={step.passkey} isLast={isLast} onDone={toList} />
    return (
      <PasskeyList
        passkeys={passkeys}
        secondFactor={secondFactor}
        onAdd={() => setStep({ at: 'add' })}
        onRename={passkey => setStep({ at: 'rename', passkey })}
        onRemove={passkey => setStep({ at: 'remove', passkey })}
      />
    )
  }
  return (
    <FormSheet title={passkeysTitle} onClose={onClose}>
      {shown}
    </FormSheet>
  )
}
