import {
  type Allotment,
  AllotmentState,
  releaseAllotment,
} from '@tafelrunde/contract/admin/events/allotments'
import { tableDay } from '@tafelrunde/ui/dates.ts'
import { DataTable, LinkBase } from 'react-admin'
import { call } from '../../../providers/call.ts'
import { Deed } from '../../../shared/deeds/Deed.tsx'
import { AreaList } from '../../../shared/lists/AreaList.tsx'
import { eventFilter } from '../../../shared/lists/eventFilter.tsx'
import { stateFilter } from '../../../shared/lists/stateFilter.tsx'
import css from '../registration.module.css'
import { givenText } from './allotments.texts.ts'

const stateTexts: Record<AllotmentState, string> = { held: 'gehalten', released: 'freigegeben' }

const filters = [eventFilter, stateFilter(AllotmentState.options, id => stateTexts[id])]

const Places = ({ places, given, timeslots }: Allotment) => (
  <>
    {places > 0 && <span>Veranstaltung: {givenText({ places, given })}</span>}
    {timeslots.map(({ timeslot, name, ...held }) => (
      <span key={timeslot} className="detail">
        {name}: {givenText(held)}
      </span>
    ))}
  </>
)

const Deeds = ({ id, name, state }: Allotment) =>
  state === 'released' ? null : (
    <span className={css['deeds']}>
      <LinkBase to={`/registrations/group?allotment=${id}`}>Gruppe anmelden</LinkBase>
      <Deed
        label="Freigeben"
        name={`Kontingent „${name}“ freigeben`}
        title={`Kontingent „${name}“ freigeben`}
        text="Was noch nicht vergeben ist, geht sofort an die Warteliste und an alle. Wer nachrückt, bekommt eine Mail."
        done="Freigegeben."
        perform={() => call(releaseAllotment, { params: { id } })}
      />
    </span>
  )

const Col = DataTable.Col<Allotment>

/** Places that are held back for groups. */
export const AllotmentsList = () => (
  <AreaList
    title="Kontingente"
    emptyText="Für keine Gruppe sind Plätze zurückgehalten."
    searchLabel="Gruppe"
    filters={filters}
    hasTable={false}
    hasCreate
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <Col
        label="Gruppe"
        disableSort
        render={({ id, name, event, note, state }) => (
          <>
            {state === 'held' ? <LinkBase to={`/allotments/${id}`}>{name}</LinkBase> : name}
            <span className="detail">{[event.name, note].filter(Boolean).join(' · ')}</span>
          </>
        )}
      />
      <Col label="Plätze" disableSort render={allotment => <Places {...allotment} />} />
      <Col
        label="Bis"
        disableSort
        cellClassName="numbers"
        render={({ until, released }) => (
          <>
            {tableDay(new Date(until))}
            {released && <span className="detail">freigegeben {tableDay(released)}</span>}
          </>
        )}
      />
      <Col label="Was jetzt" disableSort render={allotment => <Deeds {...allotment} />} />
    </DataTable>
  </AreaList>
)
