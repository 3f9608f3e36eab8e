import type { Settlement } from '@tafelrunde/contract/lecturers/settlements'
import { useQuery } from '@tanstack/react-query'
import type { DataField } from './data/DataSheet.tsx'
import { DeclarationSheet } from './data/DeclarationSheet.tsx'
import { DonationSheet } from './data/DonationSheet.tsx'
import { DataSheet } from './data/LazyDataSheet.tsx'
import { TaxSheet } from './data/TaxSheet.tsx'
import { ExpenseSheet } from './expenses/ExpenseSheet.tsx'
import { RemarkSheet } from './expenses/RemarkSheet.tsx'
import { TravelSheet } from './expenses/TravelSheet.tsx'
import { lecturerDataQuery } from './settlements.api.ts'

/** What is being completed. */
export type OpenSheet =
  | { kind: 'travel' | 'tax' | 'remark' | 'declaration' | 'donation' }
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
  if (sheet.kind === 'declaration') return <DeclarationSheet {...shared} />
  if (sheet.kind === 'donation') return <DonationSheet {...shared} />
  if (sheet.kind === 'expense') return <ExpenseSheet index={sheet.index} {...shared} />
  if (sheet.kind === 'travel') return <TravelSheet {...shared} />
  return sheet.kind === 'tax' ? <TaxSheet {...shared} /> : <RemarkSheet {...shared} />
}
