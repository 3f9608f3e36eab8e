import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { getPaymentFile, listPaymentFiles } from '@tafelrunde/contract/admin/settlements'
import { longDate, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from 'react-admin'
import { call, callForFile } from '../../providers/call.ts'
import { Failed } from '../../shared/Failed.tsx'
import { FileButton } from '../../shared/FileButton.tsx'

/** The files for the bank that were made for an event, to be saved again: the same byte for byte. */
export const PaymentFiles = ({ event }: { event: number }) => {
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['settlements', 'payment-files', event],
    queryFn: () => call(listPaymentFiles, { query: { event: String(event) } }),
    enabled: isOpen,
    gcTime: 0,
  })
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
                <FileButton
                  label={`Datei ${file.id} laden`}
                  name={`Zahlungsdatei ${file.id}.xml`}
                  load={() => callForFile(getPaymentFile, { params: { id: file.id } })}
                />
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
