import TextField from '@mui/material/TextField'
import { endDraftLink, getDraftLink, shareDraft } from '@tafelrunde/contract/admin/events/drafts'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../../providers/call.ts'
import { Ask } from '../../shared/deeds/Ask.tsx'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
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

  const { run, isBusy } = useDeed((deed: () => Promise<unknown>) => deed(), {
    onSettled: async () => {
      await refetch()
      await client.invalidateQueries({ queryKey: ['history', 'events', id] })
    },
  })
  const share = async () => {
    const { url } = await call(shareDraft, { params: { id } })
    setMade(url)
  }
  const end = async () => {
    await call(endDraftLink, { params: { id } })
    setMade(undefined)
    notify('Der Link gilt nicht mehr.')
  }
  const copying = useDeed((url: string) => navigator.clipboard.writeText(url), {
    done: 'Der Link ist kopiert.',
  })
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
        {made && <Button variant="contained" label="Link kopieren" onClick={() => copying.run(made)} />}
        <Button
          label={until ? 'Neuen Link erzeugen' : 'Link erzeugen'}
          disabled={isBusy}
          onClick={() => run(share)}
        />
        {until && <Button color="error" label="Link beenden" onClick={() => setEnding(true)} />}
      </div>
      <Ask
        title="Link beenden"
        isOpen={isEnding}
        isBusy={isBusy}
        onConfirm={() => {
          setEnding(false)
          run(end)
        }}
        onClose={() => setEnding(false)}
      >
        Wer ihn hat, sieht den Entwurf dann nicht mehr.
      </Ask>
    </Card>
  )
}
