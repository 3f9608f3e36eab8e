import { failureText } from '@tafelrunde/client/failures'
import { offerFile } from '@tafelrunde/client/offer-file'
import type { TableFormat } from '@tafelrunde/contract/admin/export'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { fetchTable } from '../../providers/data.ts'
import { Button } from '../deeds/Button.tsx'

const labels: Record<TableFormat, string> = { xlsx: 'Als Excel-Datei', csv: 'Als CSV' }
const formats = ['xlsx', 'csv'] as const

/** Saves all rows of the list, with its filters and in its order, as the server writes them. */
export const TableButtons = ({ name }: { name: string }) => {
  const { resource, sort, filterValues: filter, total } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()

  const save = async (format: TableFormat) => {
    setBusy(true)
    try {
      const bytes = await fetchTable(resource, format, { sort, filter })
      offerFile(`${name} ${berlinDay(new Date())}.${format}`, bytes)
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return formats.map(format => (
    <Button
      key={format}
      label={labels[format]}
      disabled={isBusy || total === 0}
      onClick={() => void save(format)}
    >
      <Icon name="download" size={18} />
    </Button>
  ))
}
