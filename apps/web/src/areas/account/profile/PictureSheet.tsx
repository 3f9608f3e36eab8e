import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Boundary } from '../../../shared/code/Boundary.tsx'
import { later } from '../../../shared/code/later.tsx'
import { FormSheet } from '../../../shared/overlays/FormSheet.tsx'
import { showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FormGrid } from '../../../shared/ui/fields/FormGrid.tsx'
import { IconLine } from '../../../shared/ui/rows/IconLine.tsx'
import { sendPicture } from '../account.api.ts'
import css from '../account.module.css'

const ProfilePictureCrop = later(async () => (await import('./ProfilePictureCrop.tsx')).ProfilePictureCrop)

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
    <FormGrid>
      {image ? (
        <Boundary>
          <Suspense fallback={<div className={css['picture-room']} />}>
            <ProfilePictureCrop image={image} pending={isPending} onCut={mutate} />
          </Suspense>
        </Boundary>
      ) : (
        <>
          <p className={css['account-text']}>
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
    </FormGrid>
  )
}

/** Crops a picture and sends it. */
export const PictureSheet = ({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) => (
  <FormSheet title="Bild zuschneiden" onClose={onClose}>
    {close => <Choice chosen={chosen} onDone={close} />}
  </FormSheet>
)
