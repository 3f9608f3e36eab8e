import { TextField } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { Ask } from '../deeds/Ask.tsx'
import { Button } from '../deeds/Button.tsx'
import { useDeed } from '../deeds/useDeed.ts'
import css from './logo.module.css'

type Props = {
  /** What it is called, if it is no logo. */
  what?: string
  name: string
  logo: string | null
  /** What is shown where there is none, and what is when it has gone. */
  none: string
  consequence: string
  hint?: string
  upload: (file: Uint8Array<ArrayBuffer>) => Promise<unknown>
  remove: () => Promise<unknown>
  onChanged: () => unknown
  /** Further deeds beside „Logo entfernen“. */
  children?: ReactNode
}

/** A logo as it is, another one in its place, and the way back to the name alone. */
export const LogoForm = ({
  what = 'Logo',
  name,
  logo,
  none,
  consequence,
  hint = 'am besten auf weißem oder durchsichtigem Grund',
  upload,
  remove,
  onChanged,
  children,
}: Props) => {
  const chosen = useRef<HTMLInputElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const change = async (file: File | null) =>
    file ? upload(new Uint8Array(await file.arrayBuffer())) : remove()
  const { run, isBusy, problem } = useDeed(change, {
    done: (_, file) => `${what}: ${file ? 'gespeichert' : 'entfernt'}.`,
    shows: () => true,
    onSuccess: () => {
      if (chosen.current) chosen.current.value = ''
    },
    onSettled: onChanged,
  })

  return (
    <div className={css.logo}>
      {logo ? (
        <p className={css.logo__paper}>
          <img src={logo} alt={name} />
        </p>
      ) : (
        <p className="quiet">{none}</p>
      )}
      <TextField
        label={logo ? `${what} ersetzen` : `${what} hochladen`}
        type="file"
        inputRef={chosen}
        disabled={isBusy}
        error={problem !== undefined}
        helperText={problem ?? `PNG, JPEG, WebP oder HEIC, höchstens 10 MB; ${hint}`}
        onChange={() => {
          const file = chosen.current?.files?.[0]
          if (file) run(file)
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { accept: 'image/png,image/jpeg,image/webp,image/heic' },
        }}
      />
      <div className={css.logo__deeds}>
        {children}
        {logo && (
          <Button
            color="error"
            label={`${what} entfernen`}
            disabled={isBusy}
            onClick={() => setLeaving(true)}
          />
        )}
      </div>
      <Ask
        isOpen={isLeaving}
        title={`${what} entfernen`}
        onConfirm={() => {
          setLeaving(false)
          run(null)
        }}
        onClose={() => setLeaving(false)}
      >
        {consequence}
      </Ask>
    </div>
  )
}
