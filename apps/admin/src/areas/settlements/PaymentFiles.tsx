import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import { getPaymentFile, listPaymentFiles } from '@tafelrunde/contract/admin/settlements'
import { longDate, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button, useNotify } from 'react-admin'
import { call, callForFile } from '../../providers/call.ts'
import { Failed } from '../../shared/Failed.tsx'

/** The files for the bank that were made for an event, to be saved again: the same byte for byte. */
export const PaymentFiles = ({ event }: { event: number }) => {
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const notify = useNotify()
  const { data, error, refetch } = useQuery({
    queryKey: ['settlements', 'payment-files', event],
    queryFn: () => call(listPaymentFiles, { query: { event: String(event) } }),
    enabled: isOpen,
    gcTime: 0,
  })
  const save = async (id: number) => {
    try {
      const bytes = await callForFile(getPaymentFile, { params: { id } })
      offerFile(`Zahlungsdatei ${id}.xml`, new Blob([bytes.slice()], { type: 'application/xml' }))
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
  }
  return (
    <>
      <Button label="Zahlungsdateien" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Zahlungsdateien</DialogTitle>
        <DialogContent>
          {error && <Failed error={error} retry={refetch} />}
          {data?.count === 0 && <p>Für diese Veranstaltung gibt es noch keine.</p>}
          <ul className="rows">
            {data?.results.map(file => (
              <li key={file.id}>
                <span>
                  {counted(file.count, 'Überweisung', 'Überweisungen')} über {money(file.total_cents)}, am{' '}
                  {longDate(new Date(file.execution))}
                  <span className="detail">erstellt {tableDayAndTime(file.created)}</span>
                </span>
                <Button label={`Datei ${file.id} laden`} onClick={() => void save(file.id)} />
              </li>
            ))}
          </ul>
        </DialogContent>
        <DialogActions>
          <Button label="Schließen" onClick={() => setOpen(false)} />
        </DialogActions>
      </Dialog>
    </>
  )
}
