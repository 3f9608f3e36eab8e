import { exportEventReport, type ReportKind } from '@tafelrunde/contract/admin/reports'
import { callForFile } from '../../providers/call.ts'
import { TableFileButtons } from '../../shared/deeds/TableFileButtons.tsx'

type Props = { event: number; against: number | undefined; report: ReportKind; name: string }

/** Saves one report. */
export const FileButtons = ({ event, against, report, name }: Props) => (
  <TableFileButtons
    name={name}
    load={format => {
      const query = { report, format, ...(against !== undefined && { against: String(against) }) }
      return callForFile(exportEventReport, { params: { id: event }, query })
    }}
  />
)
