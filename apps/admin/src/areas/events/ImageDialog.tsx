import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { changeEventImage, type OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { PictureCrop } from '@tafelrunde/ui/PictureCrop.tsx'
import { type Cut, closePicture, cutPicture, openPicture } from '@tafelrunde/ui/picture.ts'
import { useEffect, useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { callWithFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import css from './image.module.css'

/** As wide as the server keeps it (`widePicture`). */
const widest = 1280

/** The picture of a file: undefined until it is read, null where this browser cannot show it, as Chrome with HEIC. */
const usePicture = (file: File | undefined) => {
  const [picture, setPicture] = useState<HTMLImageElement | null>()
  useEffect(() => {
    if (!file) return undefined
    const opened = openPicture(file)
    void opened.then(image => setPicture(image ?? null))
    return () => void opened.then(closePicture)
  }, [file])
  return picture
}

const TurnButton = ({ onClick }: { onClick: () => void }) => <Button label="Drehen" onClick={onClick} />

type Props = { event: OfficeEvent; file: File | undefined; onClose: () => void }

/** Cuts the picture of a file to what the app shows of it, and asks what is on it; without a file only that. */
export const ImageDialog = ({ event, file, onClose }: Props) => {
  const picture = usePicture(file)
  const [cut, setCut] = useState<Cut>()
  const [words, setWords] = useState(event.image_alt)
  const refresh = useRefresh()
  const title = useId()

  const save = async () => {
    const sent = picture && cut ? await cutPicture(picture, cut, widest) : file
    const bytes = sent && new Uint8Array(await sent.arrayBuffer())
    const { id, version } = event
    return callWithFile(changeEventImage, {
      params: { id },
      body: { image_alt: words, version, ...(bytes && { file: bytes }) },
    })
  }
  const { run, isBusy, wrong, problem } = useDeed(save, {
    done: 'Das Bild ist gespeichert.',
    shows: () => true,
    onSuccess: () => {
      onClose()
      refresh()
    },
  })
  const ofFile = wrong.file ?? (wrong.image_alt ? undefined : problem)
  const isReady = !file || picture === null || (picture !== undefined && cut !== undefined)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{file ? 'Bild zuschneiden' : 'Bild beschreiben'}</DialogTitle>
      <DialogContent className={css['image-form']}>
        {picture && <PictureCrop image={picture} aspect={16 / 9} onCut={setCut} TurnButton={TurnButton} />}
        {file && picture === null && (
          <p>
            Ihr Browser kann „{file.name}“ nicht anzeigen. Sie können das Bild trotzdem hochladen, es wird
            dann in der Mitte zugeschnitten.
          </p>
        )}
        {ofFile && (
          <p role="alert" className={css['image-form__problem']}>
            {ofFile}
          </p>
        )}
        <TextField
          label="Was ist darauf zu sehen?"
          required
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={wrong.image_alt !== undefined}
          helperText={wrong.image_alt ?? 'Für alle, die das Bild nicht sehen; vorgelesen statt des Bildes'}
        />
      </DialogContent>
      <DialogActions>
        <Button label="Abbrechen" onClick={onClose} />
        <Button variant="contained" label="Speichern" disabled={!isReady || isBusy} onClick={() => run()} />
      </DialogActions>
    </Dialog>
  )
}
