import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { FormSheet } from '../../shared/FormSheet.tsx'
import { failureText, fieldFailures } from '../../shared/failures.ts'
import { showToast } from '../../shared/toasts.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { IconLine } from '../../shared/ui/IconLine.tsx'
import { sendPicture } from './account.api.ts'

const PictureCrop = lazy(async () => ({ default: (await import('./PictureCrop.tsx')).PictureCrop }))

/** A file that was chosen, and its picture if this browser can show it. */
export type Chosen = { file: File; image: HTMLImageElement | undefined }

const refusal = (failure: unknown) =>
  fieldFailures(failure).find(([field]) => field === 'file')?.[1] ?? failureText(failure)

const Choice = ({ chosen: { file, image }, onDone }: { chosen: Chosen; onDone: () => void }) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (picture: Blob | Promise<Blob>) => sendPicture(await picture),
    onSuccess: () => {
      onDone()
      void showToast('Bild gespeichert', { icon: 'check' })
    },
  })
  return (
    <div className="account-form">
      {image ? (
        <Suspense fallback={<div className="picture-crop" />}>
          <PictureCrop image={image} pending={isPending} onCut={mutate} />
        </Suspense>
      ) : (
        <>
          <p className="account-text">
            Ihr Browser kann „{file.name}“ nicht anzeigen. Sie können das Bild trotzdem hochladen, es wird
            dann in der Mitte zugeschnitten.
          </p>
          <Button wide pending={isPending} onClick={() => mutate(file)}>
            {isPending ? 'Wird hochgeladen …' : 'Bild übernehmen'}
          </Button>
        </>
      )}
      <div role="alert">
        {error && (
          <IconLine icon="warning" tone="danger">
            {refusal(error)}
          </IconLine>
        )}
      </div>
    </div>
  )
}

/** Crops a picture and sends it. */
export const PictureSheet = ({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) => (
  <FormSheet title="Bild zuschneiden" onClose={onClose}>
    {close => <Choice chosen={chosen} onDone={close} />}
  </FormSheet>
)
