import {
  datevArchiveName,
  datevFileName,
  getDatevExport,
  getDatevPapers,
  listDatevExports,
} from '@tafelrunde/contract/admin/money/datev-exports'
import { useQuery } from '@tanstack/react-query'
import { call, callForArchive, callForFile } from '../../../providers/call.ts'
import { FileButton } from '../../../shared/deeds/FileButton.tsx'
import { Failed } from '../../../shared/pages/Failed.tsx'
import css from './datev.module.css'
import { exportText } from './fields.texts.ts'

const shown = 12

/** The latest exports, each with its file once more, and with its papers. */
export const Earlier = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['invoices', 'datev-exports'],
    queryFn: () => call(listDatevExports, { query: { limit: String(shown) } }),
  })
  return (
    <div className={css['form']}>
      {error && <Failed error={error} retry={refetch} />}
      {data?.count === 0 && <p className="quiet">Noch ist nichts exportiert.</p>}
      {data?.results.map(one => (
        <div key={one.id}>
          <p>{exportText(one)}</p>
          <FileButton
            label="Datei"
            name={datevFileName(one)}
            load={() => callForFile(getDatevExport, { params: { id: one.id } })}
          />
          <FileButton
            label="Mit Belegen (ZIP)"
            name={datevArchiveName(one)}
            load={() => callForArchive(getDatevPapers, { params: { id: one.id } })}
          />
        </div>
      ))}
      {data && data.count > shown && <p className="quiet">Ältere stehen im Änderungsverlauf.</p>}
    </div>
  )
}
