import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { useId } from 'react'
import { useUpload } from '../../../shared/files/useUpload.ts'
import { showToast } from '../../../shared/toasts.ts'
import { FilePicker } from '../../../shared/ui/fields/FilePicker.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { largestLogo, sendLogo } from '../entry/entry.api.ts'
import css from '../entry/entry.module.css'

const kinds = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** A logo as a file; it is sent as soon as it has been chosen, and shown whole. */
export const LogoButton = ({ entry }: { entry: Exhibitor }) => {
  const noteId = useId()
  const { upload, pending, refusal } = useUpload({
    largest: largestLogo,
    tooLarge: 'Das Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres.',
    send: file => sendLogo(entry.id, file),
    onSent: () => void showToast('Logo gespeichert', { icon: 'check' }),
  })
  return (
    <>
      <FilePicker
        accept={kinds}
        onChoose={file => upload(file)}
        kind="outline"
        size="row"
        pending={pending}
        aria-describedby={refusal ? noteId : undefined}
      >
        {pending ? 'Wird hochgeladen …' : entry.logo ? 'Logo ändern' : 'Logo hochladen'}
      </FilePicker>
      <div className={css.entry__refusal} role="alert" id={noteId}>
        {refusal && (
          <IconLine icon="warning" tone="danger">
            {refusal}
          </IconLine>
        )}
      </div>
    </>
  )
}
