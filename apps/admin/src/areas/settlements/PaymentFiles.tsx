import '../../shared/state-chip.css'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import {
  getPaymentFile,
  listPaymentFiles,
  type PaymentFile,
  releasePaymentFile,
} from '@tafelrunde/contract/admin/money/settlements'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { longDate, tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { counted, money } from '@tafelrunde/ui/figures.ts'
import { fullName } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LinkBase } from 'react-admin'
import { call, callForFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { FileButton } from '../../shared/deeds/FileButton.tsx'
import { Failed } from '../../shared/pages/Failed.tsx'
import { Released } from '../../shared/release/Released.tsx'
import { ReleaseFile } from '../../shared/release/ReleaseFile.tsx'
import css from './settlement.module.css'
import { UndoRun } from './UndoRun.tsx'

type RowProps = {
  file: PaymentFile
  /** In Berlin, when the list was loaded. */
  today: string
}

const transfersText = ({ count, total_cents }: PaymentFile) =>
  `${counted(count, 'Überweisung', 'Überweisungen')} über ${money(total_cents)}`

const Deeds = ({ file, today }: RowProps) => {
  const { id, execution, release } = file
  const waits = release !== null && !release.released
  return (
    <span className={css['deeds']}>
      {waits ? (
        <ReleaseFile
          id={id}
          release={release}
          transfers={transfersText(file)}
          day={longDate(new Date(execution))}
          told="jede Person"
          perform={() => call(releasePaymentFile, { params: { id } })}
        />
      ) : (
        <FileButton
          label={`Datei ${id} laden`}
          name={`Zahlungsdatei ${id}.xml`}
          load={() => callForFile(getPaymentFile, { params: { id } })}
        />
      )}
      {(waits || execution > today) && <UndoRun file={file} />}
    </span>
  )
}

/** What is undone stays in the list with what it held, but is no file any more. */
const FileRow = (props: RowProps) => {
  const { created, created_by, execution, release, settlements, undone } = props.file
  return (
    <li>
      <span>
        {transfersText(props.file)}, am {longDate(new Date(execution))}
        <span className="detail">
          erstellt {tableDayAndTime(created)}
          {created_by && ` · ${created_by}`}
        </span>
        <Released release={release} />
        {undone && (
          <span className="detail">
            zurückgenommen {tableDayAndTime(undone.at)} · {undone.by}: {undone.reason}
          </span>
        )}
        <details className={css['held']}>
          <summary>{counted(settlements.length, 'Abrechnung', 'Abrechnungen')}</summary>
          {settlements.map(one => (
            <LinkBase key={one.id} to={`/settlements/${one.id}/show`}>
              {fullName(one)}
            </LinkBase>
          ))}
        </details>
      </span>
      {undone ? (
        <span className="state-chip state-chip--cancelled">zurückgenommen</span>
      ) : (
        <Deeds {...props} />
      )}
    </li>
  )
}

/** The files for the bank that were made for an event, to be saved again: the same byte for byte. */
export const PaymentFiles = ({ event }: { event: number }) => {
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
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
              <FileRow key={file.id} file={file} today={berlinDay(new Date(dataUpdatedAt))} />
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
