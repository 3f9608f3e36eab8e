import TextField from '@mui/material/TextField'
import { failureText } from '@tafelrunde/client/failures'
import { endDraftLink, getDraftLink, shareDraft } from '@tafelrunde/contract/admin/events/drafts'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import css from './draft-link.module.css'

/** A link by which anybody sees the draft as the app will show it. Its secret is told once: here, when it is made. */
export const DraftLink = ({ id }: { id: number }) => {
  const [made, setMade] = useState<string>()
  const [isEnding, setEnding] = useState(false)
  const notify = useNotify()
  const client = useQueryClient()
  const { data, refetch } = useQuery({
    queryKey: ['draftLink', id],
    queryFn: () => call(getDraftLink, { params: { id } }),
  })
  const until = data?.until

  const perform = async (deed: () => Promise<unknown>) => {
    try {
      await deed()
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    await refetch()
    await client.invalidateQueries({ queryKey: ['history', 'events', id] })
  }
  const share = async () => {
    const { url } = await call(shareDraft, { params: { id } })
    setMade(url)
  }
  const end = async () => {
    await call(endDraftLink, { params: { id } })
    setMade(undefined)
    notify('Der Link gilt nicht mehr.')
  }
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    notify('Der Link ist kopiert.')
  }
  return (
    <Card title="Entwurf teilen">
      <p className="quiet">
        {until
          ? `Wer den Link hat, sieht die Veranstaltung wie später in der App, bis ${tableDayAndTime(until)} oder bis sie öffentlich ist.`
          : 'Mit einem Link sehen auch andere die Veranstaltung wie später in der App, bevor sie öffentlich ist.'}
      </p>
      {made && (
        <TextField
          label="Link, nur jetzt zu sehen"
          value={made}
          fullWidth
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
      <div className={css['draft-link__deeds']}>
        {made && (
          <Button variant="contained" label="Link kopieren" onClick={() => void perform(() => copy(made))} />
        )}
        <Button label={until ? 'Neuen Link erzeugen' : 'Link erzeugen'} onClick={() => void perform(share)} />
        {until && <Button color="error" label="Link beenden" onClick={() => setEnding(true)} />}
      </div>
      <Ask
        title="Link beenden"
        isOpen={isEnding}
        onConfirm={() => {
          setEnding(false)
          void perform(end)
        }}
        onClose={() => setEnding(false)}
      >
        Wer ihn hat, sieht den Entwurf dann nicht mehr.
      </Ask>
    </Card>
  )
}
