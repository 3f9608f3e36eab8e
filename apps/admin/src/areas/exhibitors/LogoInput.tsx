import { TextField } from '@mui/material'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import type { OfficeExhibitor } from '@tafelrunde/contract/admin-exhibitors'
import { changeLogo } from '@tafelrunde/contract/exhibitor-entries'
import { type ChangeEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callWithFile } from '../../providers/call.ts'
import css from './exhibitor.module.css'

/** A logo as a file; it is sent as soon as it has been chosen, and the app shows it whole. */
export const LogoInput = ({ exhibitor: { id, logo } }: { exhibitor: OfficeExhibitor }) => {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()

  const send = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { file: new Uint8Array(await file.arrayBuffer()) }
      await callWithFile(changeLogo, { params: { id }, body })
      notify('Das Logo ist gespeichert.')
      refresh()
    } catch (failure) {
      setProblem(fieldFailures(failure)[0]?.[1] ?? failureText(failure))
    }
    setBusy(false)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Else the same file, mended meanwhile, could not be chosen again.
    if (file) void send(file).then(() => (target.value = ''))
  }

  return (
    <TextField
      className={css['exhibitor-logo-input']}
      label={logo ? 'Anderes Logo' : 'Logo hochladen'}
      type="file"
      disabled={isBusy}
      error={problem !== undefined}
      helperText={problem ?? (isBusy ? 'Wird hochgeladen …' : 'PNG, JPEG, WebP oder HEIC, höchstens 10 MB')}
      onChange={choose}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { accept: 'image/png,image/jpeg,image/webp,image/heic,image/heif' },
      }}
    />
  )
}
