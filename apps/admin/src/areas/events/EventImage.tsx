import { type OfficeEvent, removeEventImage } from '@tafelrunde/contract/admin/events/events'
import { lazy, Suspense, useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './image.module.css'

const ImageDialog = lazy(async () => ({ default: (await import('./ImageDialog.tsx')).ImageDialog }))

/** What is asked for: another picture, or other words for the one that is there. */
type Wish = { file?: File }

/** The event's picture as the app shows it, with its words; another one in its place, and the way back to none. */
export const EventImage = ({ event }: { event: OfficeEvent }) => {
  const [wish, setWish] = useState<Wish>()
  const [isLeaving, setLeaving] = useState(false)
  const chosen = useRef<HTMLInputElement>(null)
  const { run, isBusy } = useDeed(() => call(removeEventImage, { params: { id: event.id } }), {
    done: 'Das Bild ist entfernt.',
    onSettled: useRefresh(),
  })
  const close = () => {
    setWish(undefined)
    if (chosen.current) chosen.current.value = ''
  }
  return (
    <Card title="Bild">
      {event.image ? (
        <img className={css.image} src={event.image} alt={event.image_alt} width={1280} height={720} />
      ) : (
        <p className="quiet">Noch kein Bild: Die App zeigt die Veranstaltung ohne.</p>
      )}
      <div className={css.image__deeds}>
        <Button
          label={event.image ? 'Anderes Bild' : 'Bild hochladen'}
          onClick={() => chosen.current?.click()}
        />
        {event.image && (
          <>
            <Button label="Bild beschreiben" onClick={() => setWish({})} />
            <Button color="error" label="Bild entfernen" onClick={() => setLeaving(true)} />
          </>
        )}
      </div>
      <input
        ref={chosen}
        type="file"
        hidden
        aria-label="Bild der Veranstaltung"
        accept="image/png,image/jpeg,image/webp,image/heic"
        onChange={() => {
          const file = chosen.current?.files?.[0]
          if (file) setWish({ file })
        }}
      />
      {wish && (
        <Suspense>
          <ImageDialog event={event} file={wish.file} onClose={close} />
        </Suspense>
      )}
      <Ask
        isOpen={isLeaving}
        isBusy={isBusy}
        title="Bild entfernen"
        onConfirm={() => {
          setLeaving(false)
          run()
        }}
        onClose={() => setLeaving(false)}
      >
        Die App zeigt die Veranstaltung danach ohne Bild.
      </Ask>
    </Card>
  )
}
