import type { ImportSide, ProgrammeImport } from '@tafelrunde/contract/admin/events/programme-import'
import { useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import { Foot } from './Foot.tsx'
import { Items } from './Items.tsx'
import css from './programme.module.css'
import { decideText, keysOf } from './programme.texts.ts'
import { Upload } from './Upload.tsx'
import { type Chosen, problemsOf, useImport } from './useImport.ts'

interface DecideProps {
  preview: ProgrammeImport
  decideAll: (side: ImportSide) => void
}

/** Whose word counts, for all at once. */
const Decide = ({ preview, decideAll }: DecideProps) => {
  const count = keysOf(preview.items).length
  if (count === 0) return null
  return (
    <div className={css['decide']}>
      <p>{decideText(count)}</p>
      <Button label="Überall die Verwaltung" onClick={() => decideAll('office')} />
      <Button label="Überall die Datei" onClick={() => decideAll('file')} />
    </div>
  )
}

const nothing: ReadonlySet<string> = new Set()

/** A file for an event: chosen, looked at, decided and taken over. */
export const Import = ({ eventId }: { eventId: number }) => {
  const [file, setFile] = useState<Chosen>()
  const [choices, setChoices] = useState(nothing)
  const { preview, apply, isSettled } = useImport(eventId, file, choices)
  const shown = apply.data ?? preview.data
  const start = (chosen?: Omit<Chosen, 'number'>) => {
    apply.reset()
    setChoices(nothing)
    setFile(chosen && { ...chosen, number: Date.now() })
  }
  const choose = (key: string, side: ImportSide) => {
    const without = [...choices].filter(one => one !== key)
    setChoices(new Set(side === 'file' ? [...without, key] : without))
  }
  if (!file || !shown)
    return <Upload choose={start} isBusy={preview.isFetching} problems={problemsOf(preview.error)} />
  const isDone = apply.data !== undefined
  return (
    <>
      <p className={css['quiet']}>
        „{file.name}“{shown.version && ` · Fassung ${shown.version}`}
      </p>
      {preview.error && !isDone && (
        <div role="alert" className={css['problems']}>
          {problemsOf(preview.error).map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {!isDone && (
        <Decide
          preview={shown}
          decideAll={side => setChoices(new Set(side === 'file' ? keysOf(shown.items) : []))}
        />
      )}
      <Items items={shown.items} choices={choices} choose={isDone || apply.isPending ? undefined : choose} />
      <Foot
        preview={shown}
        isDone={isDone}
        isLooking={!isSettled}
        isWrong={preview.error !== null}
        isWriting={apply.isPending}
        apply={() => apply.mutate({ file, seen: shown.seen })}
        again={() => start()}
      />
    </>
  )
}
