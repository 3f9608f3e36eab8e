import './many-dialog.css'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { failureText } from '@tafelrunde/client/failures'
import type { ManyAnswer } from '@tafelrunde/contract/admin/many'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import { Button } from '../deeds/Button.tsx'
import { useDeed } from '../deeds/useDeed.ts'

/** The ids that are wished for, and whether it is only tried. */
type Wish = { ids: number[]; dry_run: boolean }

type Props = {
  /** On the button, as the title and on what does it: „Löschen“. */
  label: string
  /** How many it is done to: „3 Workshops werden gelöscht.“ */
  doneText: (count: number) => string
  perform: (wish: Wish) => Promise<ManyAnswer>
  /** What the wish also depends on: another key is tried anew. */
  wishKey?: string
  /** What has to be said for it. */
  children?: ReactNode
}

const Answer = ({ answer: { done, kept }, doneText }: { answer: ManyAnswer } & Pick<Props, 'doneText'>) => (
  <>
    <p>{done > 0 ? doneText(done) : 'Keiner der Einträge lässt das zu.'}</p>
    {kept.length > 0 && (
      <>
        <p>{kept.length === 1 ? 'Einer bleibt, wie er ist:' : `${kept.length} bleiben, wie sie sind:`}</p>
        <ul>
          {kept.map(({ id, name, why }) => (
            <li key={id}>
              <strong>{name}</strong>
              <br />
              {why}
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)

/** Does something to the chosen rows: says before to how many, and to which ones not and why. */
export const ManyDialog = ({ label, doneText, perform, wishKey = '', children }: Props) => {
  const { resource, selectedIds, onUnselectItems } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const ids = selectedIds.map(Number)
  const trial = useQuery({
    queryKey: ['many', resource, label, wishKey, ids],
    queryFn: () => perform({ ids, dry_run: true }),
    enabled: isOpen,
    gcTime: 0,
  })

  const confirm = ({ kept }: ManyAnswer) => {
    const left = new Set(kept.map(({ id }) => id))
    return perform({ ids: ids.filter(id => !left.has(id)), dry_run: false })
  }
  const { run, isBusy } = useDeed(confirm, {
    done: ({ done }) => doneText(done),
    onSuccess: () => {
      setOpen(false)
      onUnselectItems()
    },
    // Also what is said elsewhere of these records: numbers in the menu, sums above the list.
    onSettled: useRefresh(),
  })

  const { data, error, isFetching } = trial
  return (
    <>
      <Button label={label} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>{label}</DialogTitle>
        {/* A long list of what stays is scrolled with the arrow keys: nothing in it takes the focus. */}
        <DialogContent className="many-dialog" tabIndex={0} role="group" aria-labelledby={title}>
          {children}
          <div role="status">
            {error && <p>{failureText(error)}</p>}
            {isFetching && <p>Einen Moment …</p>}
            {data && !isFetching && <Answer answer={data} doneText={doneText} />}
          </div>
        </DialogContent>
        <DialogActions>
          <Button label="Abbrechen" onClick={() => setOpen(false)} />
          <Button
            variant="contained"
            label={label}
            disabled={!data || data.done === 0 || isFetching || isBusy}
            onClick={() => data && run(data)}
          />
        </DialogActions>
      </Dialog>
    </>
  )
}
