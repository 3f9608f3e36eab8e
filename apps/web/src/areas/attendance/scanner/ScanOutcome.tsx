import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import css from './pass-scanner.module.css'
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
    <div
      className={told ? `${css['scan-told']} ${css[`scan-told--${told.tone}`]}` : css['scan-told-none']}
      role="status"
    >
      {told && (
        <>
          <h2 className={css['scan-told__title']}>
            <Icon name={told.tone === 'good' ? 'check' : 'warning'} size={24} />
            <span>{told.title}</span>
          </h2>
          {told.text && <p className={css['scan-told__text']}>{told.text}</p>}
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
