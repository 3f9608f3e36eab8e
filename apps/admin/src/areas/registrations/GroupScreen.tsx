import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Allotment } from '@tafelrunde/contract/admin/events/allotments'
import { registerGroup } from '@tafelrunde/contract/admin/events/registrations'
import { idOf } from '@tafelrunde/contract/http/ids'
import { counted } from '@tafelrunde/ui/figures.ts'
import { useState } from 'react'
import { Title, useGetList, useGetOne, useRedirect } from 'react-admin'
import { useSearchParams } from 'react-router'
import { call } from '../../providers/call.ts'
import { mostRows } from '../../providers/listQuery.rules.ts'
import { Deed } from '../../shared/deeds/Deed.tsx'
import { listPath } from '../../shared/lists/listPath.ts'
import { Card } from '../../shared/pages/Card.tsx'
import { PageTitle } from '../../shared/pages/PageTitle.tsx'
import { WayBack } from '../../shared/pages/WayBack.tsx'
import { useTimeslotChoices } from '../../shared/places/useTimeslotChoices.ts'
import { useAllotmentChoices } from './AllotmentInput.tsx'
import { type Line, readLines } from './group.rules.ts'
import css from './registration.module.css'

const People = ({ lines }: { lines: Line[] }) => (
  <ul className="rows">
    {lines.map(({ text, email, first_name, last_name, isRead }, index) => (
      <li key={index}>
        {isRead ? (
          <span>
            {first_name} {last_name}
            <span className="detail">{email}</span>
          </span>
        ) : (
          <span className="ask__problem">
            {text}
            <span className="detail">Hier fehlt der Name oder die E-Mail-Adresse.</span>
          </span>
        )}
      </li>
    ))}
  </ul>
)

const Group = ({ held }: { held: Allotment | undefined }) => {
  const [event, setEvent] = useState(held ? String(held.event.id) : '')
  const [allotment, setAllotment] = useState(held ? String(held.id) : '')
  const [timeslots, setTimeslots] = useState(held ? held.timeslots.map(({ timeslot }) => timeslot) : [])
  const [pasted, setPasted] = useState('')
  const [note, setNote] = useState(held?.name ?? '')
  const [beyond, setBeyond] = useState(false)
  const { data: events = [] } = useGetList('events', { pagination: { page: 1, perPage: mostRows } })
  const choices = useTimeslotChoices(event ? Number(event) : undefined)
  const allotments = useAllotmentChoices(event ? Number(event) : undefined)
  const redirect = useRedirect()
  const lines = readLines(pasted)
  const isReady = event !== '' && lines.length > 0 && lines.every(({ isRead }) => isRead)
  const people = counted(lines.length, 'Person', 'Personen')

  const register = async () => {
    const answer = await call(registerGroup, {
      body: {
        event: Number(event),
        people: lines.map(({ email, first_name, last_name }) => ({ email, first_name, last_name })),
        timeslots,
        allotment: allotment ? Number(allotment) : null,
        note,
        beyond,
      },
    })
    redirect(listPath('registrations', { event: Number(event) }))
    return answer
  }

  return (
    <div className="page">
      <Title title={<PageTitle>Gruppe anmelden</PageTitle>} preferenceKey={false} />
      <WayBack to="/registrations">Alle Anmeldungen</WayBack>
      <div className="show-columns">
        <div className="stack">
          <Card title="Wofür">
            <div className={css['group']}>
              <TextField
                select
                label="Veranstaltung"
                value={event}
                onChange={({ target }) => {
                  setEvent(target.value)
                  setTimeslots([])
                  setAllotment('')
                }}
              >
                {events.map(({ id, name }) => (
                  <MenuItem key={id} value={String(id)}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
              <Autocomplete
                multiple
                options={choices}
                value={choices.filter(({ id }) => timeslots.includes(id))}
                getOptionLabel={({ name }) => name}
                getOptionKey={({ id }) => id}
                isOptionEqualToValue={(one, other) => one.id === other.id}
                noOptionsText="Keine Termine"
                onChange={(_, chosen) => setTimeslots(chosen.map(({ id }) => id))}
                renderInput={props => (
                  <TextField {...props} label="Termine" helperText="Keiner: nur für die Veranstaltung" />
                )}
              />
              {allotments.length > 0 && (
                <TextField
                  select
                  label="Aus dem Kontingent"
                  helperText="Was gehalten ist, zuerst; reicht es nicht, was frei ist."
                  value={allotment}
                  onChange={({ target }) => setAllotment(target.value)}
                >
                  <MenuItem value="">Keines</MenuItem>
                  {allotments.map(({ id, choice }) => (
                    <MenuItem key={id} value={String(id)}>
                      {choice}
                    </MenuItem>
                  ))}
                </TextField>
              )}
              <TextField
                label="Notiz"
                helperText="Steht bei jeder Anmeldung, etwa der Name der Schule."
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
              <FormControlLabel
                control={<Checkbox checked={beyond} onChange={(_, wanted) => setBeyond(wanted)} />}
                label="Auch wenn alle Plätze vergeben sind"
              />
            </div>
          </Card>
        </div>
        <div className="stack">
          <Card title="Wer">
            <div className={css['group']}>
              <TextField
                label="Personen"
                multiline
                minRows={6}
                helperText="Eine je Zeile, aus Excel oder so: Eva Sommer <eva@schule.example>"
                value={pasted}
                onChange={({ target }) => setPasted(target.value)}
              />
            </div>
            <People lines={lines} />
            {isReady && (
              <Deed
                label={`${people} anmelden`}
                title={`${people} anmelden`}
                text="Alle oder niemand. Jede Person bekommt eine Mail über ihre Anmeldung; wer noch kein Konto hat, bekommt eines und eine Mail mit dem Zugang."
                done={({ registered, created }) =>
                  `${counted(registered, 'Person ist', 'Personen sind')} angemeldet, ${created} mit neuem Konto.`
                }
                isMain
                perform={register}
              />
            )}
          </Card>
        </div>
      </div>
    </div>
  )
}

/** Registers a whole group, such as a school: all or nobody. With `?allotment=` into what is held for it. */
export const GroupScreen = () => {
  const [params] = useSearchParams()
  const id = params.get('allotment')
  const { data, isPending } = useGetOne<Allotment>('allotments', { id: idOf(id) }, { enabled: id !== null })
  if (id !== null && isPending) return null
  return <Group held={data?.state === 'held' ? data : undefined} />
}
