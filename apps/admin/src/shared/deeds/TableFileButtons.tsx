import { offerFile } from '@tafelrunde/client/offer-file'
import type { TableFormat } from '@tafelrunde/contract/admin/export'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { Button } from './Button.tsx'
import { useDeed } from './useDeed.ts'

type Props = {
  /** Of the file, which has the day behind it. */
  name: string
  isEmpty?: boolean
  load: (format: TableFormat) => Promise<Uint8Array>
}

const labels: Record<TableFormat, string> = { xlsx: 'Als Excel-Datei', csv: 'Als CSV' }
const formats = ['xlsx', 'csv'] as const

/** Saves a table as the server writes it, in one of both formats. */
export const TableFileButtons = ({ name, isEmpty = false, load }: Props) => {
  const { run, isBusy } = useDeed(async (format: TableFormat) =>
    offerFile(`${name} ${berlinDay(new Date())}.${format}`, await load(format)),
  )
  return formats.map(format => (
    <Button key={format} label={labels[format]} disabled={isBusy || isEmpty} onClick={() => run(format)}>
      <Icon name="download" size={18} />
    </Button>
  ))
}
