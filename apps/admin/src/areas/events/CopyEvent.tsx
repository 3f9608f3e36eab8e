import TextField from '@mui/material/TextField'
import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { copyEvent, type OfficeEvent } from '@tafelrunde/contract/admin/events/events'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { nextYear } from './copy.rules.ts'

/** Makes next year's event of this one: a draft with all that was set up, and nobody in it. */
export const CopyEvent = ({ event }: { event: OfficeEvent }) => {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wish, setWish] = useState(nextYear(event.name, berlinDay(event.start)))
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const notify = useNotify()
  const redirect = useRedirect()

  const copy = async () => {
    setBusy(true)
    setWrong({})
    try {
      const { id } = await call(copyEvent, { params: { id: event.id }, body: wish })
      setOpen(false)
      notify('Kopiert. Die neue Veranstaltung ist ein Entwurf.')
      redirect(`/events/${id}/show`)
    } catch (failure) {
      const fields = fieldFailures(failure)
      setWrong(Object.fromEntries(fields))
      if (fields.length === 0) notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button label="Kopieren" onClick={() => setOpen(true)} />
      <Ask
        isOpen={isOpen}
        isBusy={isBusy}
        title="Veranstaltung kopieren"
        onConfirm={() => void copy()}
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
