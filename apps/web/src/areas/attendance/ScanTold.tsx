import { useState } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import type { Told } from './receive.ts'

type Props = { told: Told | undefined; onTold: (told: Told | undefined) => void }

/** What became of the last pass, large enough to read at arm's length. */
export const ScanTold = ({ told, onTold }: Props) => {
  const [pending, setPending] = useState(false)
  const admit = async (act: () => Promise<Told | undefined>) => {
    setPending(true)
    onTold(await act())
    setPending(false)
  }
  return (
    <div className={told ? `scan-told scan-told--${told.tone}` : 'scan-told-none'} role="status">
      {told && (
        <>
          <h2 className="scan-told__title">
            <Icon name={told.tone === 'good' ? 'check' : 'warning'} size={24} />
            <span>{told.title}</span>
          </h2>
          {told.text && <p className="scan-told__text">{told.text}</p>}
        </>
      )}
      {told?.admit && (
        <Button size="row" pending={pending} onClick={() => told.admit && void admit(told.admit.act)}>
          {told.admit.label}
        </Button>
      )}
    </div>
  )
}
