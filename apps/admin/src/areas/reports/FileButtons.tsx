import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import type { TableFormat } from '@tafelrunde/contract/admin/export'
import { exportEventReport, type ReportKind } from '@tafelrunde/contract/admin/reports'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callForFile } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'

type Props = { event: number; against: number | undefined; report: ReportKind; name: string }
const labels: Record<TableFormat, string> = { xlsx: 'Als Excel-Datei', csv: 'Als CSV' }
const formats = ['xlsx', 'csv'] as const

/** Saves one report, as the server writes it. */
export const FileButtons = ({ event, against, report, name }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()

  const save = async (format: TableFormat) => {
    setBusy(true)
    try {
      const query = { report, format, ...(against !== undefined && { against: String(against) }) }
      const bytes = await callForFile(exportEventReport, { params: { id: event }, query })
      offerFile(`${name} ${berlinDay(new Date())}.${format}`, bytes)
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return formats.map(format => (
    <Button key={format} label={labels[format]} disabled={isBusy} onClick={() => void save(format)}>
      <Icon name="download" size={18} />
    </Button>
  ))
}
