import type { Exhibitor } from '@tafelrunde/contract/exhibitors'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef } from 'react'
import { failureText, fieldFailures } from '../../shared/failures.ts'
import { showToast } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import { largestLogo, sendLogo } from './entry.api.ts'
import './entry.css'

const kinds = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

class TooLarge extends Error {}

const refusal = (failure: unknown) => {
  if (failure instanceof TooLarge) return 'Das Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres.'
  return fieldFailures(failure)[0]?.[1] ?? failureText(failure)
}

/** A logo as a file; it is sent as soon as it has been chosen, and shown whole. */
export const LogoButton = ({ entry }: { entry: Exhibitor }) => {
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largestLogo) throw new TooLarge()
      await sendLogo(entry.id, file)
    },
    onSuccess: () => void showToast('Logo gespeichert', { icon: 'check' }),
  })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = '' // so that the same file can be chosen again
    if (file) mutate(file)
  }
  return (
    <>
      <input ref={input} type="file" accept={kinds} hidden onChange={choose} />
      <Button
        kind="outline"
        size="row"
        pending={isPending}
        aria-describedby={error ? noteId : undefined}
        onClick={() => input.current?.click()}
      >
        {isPending ? 'Wird hochgeladen …' : entry.logo ? 'Logo ändern' : 'Logo hochladen'}
      </Button>
      <div className="entry__refusal" role="alert" id={noteId}>
        {error && (
          <IconLine icon="warning" tone="danger">
            {refusal(error)}
          </IconLine>
        )}
      </div>
    </>
  )
}
