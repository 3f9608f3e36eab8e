import type { Settlement } from '@tafelrunde/contract/settlements'
import { useQuery } from '@tanstack/react-query'
import type { DataField } from './DataSheet.tsx'
import { ExpenseSheet } from './ExpenseSheet.tsx'
import { DataSheet } from './LazyDataSheet.tsx'
import { RemarkSheet } from './RemarkSheet.tsx'
import { lecturerDataQuery } from './settlements.api.ts'
import { TaxSheet } from './TaxSheet.tsx'
import { TravelSheet } from './TravelSheet.tsx'

/** What is being completed. */
export type OpenSheet =
  | { kind: 'travel' | 'tax' | 'remark' }
  /** Without an index it is a new one. */
  | { kind: 'expense'; index?: number }
  | { kind: 'data'; focus: DataField }

type Props = { sheet: OpenSheet; settlement: Settlement; onClose: () => void }

const OwnDataSheet = ({ focus, onClose }: { focus: DataField; onClose: () => void }) => {
  const { data } = useQuery(lecturerDataQuery)
  return data ? <DataSheet data={data} focus={focus} onClose={onClose} /> : null
}

export const SettlementSheet = ({ sheet, ...shared }: Props) => {
  if (sheet.kind === 'data') return <OwnDataSheet focus={sheet.focus} onClose={shared.onClose} />
  if (sheet.kind === 'expense') return <ExpenseSheet index={sheet.index} {...shared} />
  if (sheet.kind === 'travel') return <TravelSheet {...shared} />
  return sheet.kind === 'tax' ? <TaxSheet {...shared} /> : <RemarkSheet {...shared} />
}
