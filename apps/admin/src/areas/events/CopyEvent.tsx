import TextField from '@mui/material/TextField'
import { copyEvent, type OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { isAtField, useDeed } from '../../shared/deeds/useDeed.ts'
import { nextYear } from './copy.rules.ts'

/** Makes next year's event of this one: a draft with all that was set up, and nobody in it. */
export const CopyEvent = ({ event }: { event: OfficeEvent }) => {
  const [isOpen, setOpen] = useState(false)
  const [wish, setWish] = useState(nextYear(event.name, berlinDay(event.start)))
  const redirect = useRedirect()
  const copy = () => call(copyEvent, { params: { id: event.id }, body: wish })
  const { run, isBusy, wrong } = useDeed(copy, {
    done: 'Kopiert. Die neue Veranstaltung ist ein Entwurf.',
    shows: failure => isOpen && isAtField(failure),
    onSuccess: ({ id }) => {
      setOpen(false)
      redirect(`/events/${id}/show`)
    },
  })

  return (
    <>
      <Button label="Kopieren" onClick={() => setOpen(true)} />
      <Ask
        isOpen={isOpen}
        isBusy={isBusy}
        title="Veranstaltung kopieren"
        onConfirm={run}
        onClose={() => setOpen(false)}
      >
        <span>
          Workshops, Termine, Räume, Preisliste, Hallenplan, Honorare und Texte kommen mit, alle Zeiten zur
          selben Uhrzeit am neuen Tag. Angemeldete, Referenten und Aussteller kommen nicht mit.
        </span>
        <TextField
          label="Name"
          value={wish.name}
          onChange={({ target }) => setWish({ ...wish, name: target.value })}
          error={wrong.name !== undefined}
          helperText={wrong.name}
        />
        <TextField
          label="Erster Tag"
          type="date"
          value={wish.first_day}
          onChange={({ target }) => setWish({ ...wish, first_day: target.value })}
          error={wrong.first_day !== undefined}
          helperText={wrong.first_day}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Ask>
    </>
  )
}
