import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import css from './pass-scanner.module.css'
import type { Outcome } from './receive.ts'

type Props = { outcome: Outcome | undefined; onOutcome: (outcome: Outcome | undefined) => void }

/** What became of the last pass, large enough to read at arm's length. */
export const ScanOutcome = ({ outcome, onOutcome }: Props) => {
  const [pending, setPending] = useState(false)
  const admit = async (act: () => Promise<Outcome | undefined>) => {
    setPending(true)
    onOutcome(await act())
    setPending(false)
  }
  return (
    <div
      className={
        outcome ? `${css['scan-outcome']} ${css[`scan-outcome--${outcome.tone}`]}` : css['scan-outcome-none']
      }
      role="status"
    >
      {outcome && (
        <>
          <h2 className={css['scan-outcome__title']}>
            <Icon name={outcome.tone === 'good' ? 'check' : 'warning'} size={24} />
            <span>{outcome.title}</span>
          </h2>
          {outcome.text && <p className={css['scan-outcome__text']}>{outcome.text}</p>}
        </>
      )}
      {outcome?.admit && (
        <Button size="row" pending={pending} onClick={() => outcome.admit && void admit(outcome.admit.act)}>
          {outcome.admit.label}
        </Button>
      )}
    </div>
  )
}
