import type { Fault } from '@tafelrunde/contract/faults'
import { tableDayAndTime } from '@tafelrunde/ui/dates.ts'
import { DataTable } from 'react-admin'
import { AreaList } from '../../shared/lists/AreaList.tsx'
import css from './faults.module.css'

const Col = DataTable.Col<Fault>

/** What went wrong in the app on people's devices; nobody's name stands here. */
export const FaultsList = () => (
  <AreaList hasSearch={false} title="Fehlermeldungen" emptyText="Keine Fehler gemeldet.">
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Col label="Zuletzt" disableSort render={({ last }) => tableDayAndTime(last)} />
      <Col source="count" label="Anzahl" disableSort align="right" />
      <Col
        label="Fehler"
        disableSort
        render={({ message, places }) => (
          <div className={css.fault}>
            {message}
            <span className={css.fault__places}>{places.join(' ← ')}</span>
          </div>
        )}
      />
      <Col source="path" label="Bildschirm" disableSort />
      <Col source="browser" label="Browser" disableSort />
    </DataTable>
  </AreaList>
)
