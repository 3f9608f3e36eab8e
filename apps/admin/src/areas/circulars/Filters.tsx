import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import {
  Audience,
  type Circular,
  type CircularWish,
  Standing,
} from '@tafelrunde/contract/admin/mails/circulars'
import { useGetList } from 'react-admin'
import { mostRows } from '../../providers/listQuery.rules.ts'
import css from './circular.module.css'
import { audiences, standings } from './circulars.texts.ts'

type Choice = { id: string | number; name: string }
type ChoiceProps = {
  label: string
  value: string | number | null
  choices: readonly Choice[]
  /** What no choice means; missing where there has to be one. */
  all?: string
  change: (value: string) => void
}

const ChoiceField = ({ label, value, choices, all, change }: ChoiceProps) => (
  <TextField
    select
    label={label}
    size="small"
    value={choices.some(({ id }) => id === value) ? value : ''}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    onChange={({ target }) => change(target.value)}
  >
    {all && <MenuItem value="">{all}</MenuItem>}
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)

const everything = { pagination: { page: 1, perPage: mostRows } }
const idOf = (value: string) => (value === '' ? null : Number(value))

type Props = { circular: Circular; save: (changes: Partial<CircularWish>) => void }

/** Whom it is for; each choice is saved at once and shows the number that it makes. */
export const Filters = ({ circular, save }: Props) => {
  const { event, workshop, audience, standing, schooltype, without_feedback, is_news } = circular
  const { data: events = [] } = useGetList('events', everything)
  const { data: schooltypes = [] } = useGetList('schooltypes', everything)
  const { data: workshops = [] } = useGetList(
    'workshops',
    { ...everything, filter: { event } },
    { enabled: event !== null },
  )
  const ofParticipants = event !== null && audience === 'participants'
  const narrower = { standing: null, without_feedback: false }

  return (
    <div className={css['filters']}>
      <ChoiceField
        label="Veranstaltung"
        value={event}
        choices={events}
        all="Ohne: alle mit dieser Rolle"
        change={value => save({ event: idOf(value), workshop: null, ...(value === '' && narrower) })}
      />
      <ChoiceField
        label="An wen"
        value={audience}
        choices={audiences}
        change={value =>
          save({
            audience: Audience.options.find(one => one === value) ?? 'participants',
            ...(value !== 'participants' && narrower),
          })
        }
      />
      {event !== null && audience !== 'exhibitors' && (
        <ChoiceField
          label="Workshop"
          value={workshop}
          choices={workshops}
          all="Alle"
          change={value => save({ workshop: idOf(value) })}
        />
      )}
      {ofParticipants && (
        <ChoiceField
          label="Stand"
          value={standing}
          choices={standings}
          all="Angemeldet oder auf der Warteliste"
          change={value => save({ standing: Standing.options.find(one => one === value) ?? null })}
        />
      )}
      <ChoiceField
        label="Schulart"
        value={schooltype}
        choices={schooltypes}
        all="Alle"
        change={value => save({ schooltype: idOf(value) })}
      />
      {ofParticipants && (
        <FormControlLabel
          control={
            <Switch
              checked={without_feedback}
              onChange={(_, wanted) =>
                save({ without_feedback: wanted, ...(wanted && { standing: 'attended' }) })
              }
            />
          }
          label="Hat noch kein Feedback gegeben"
        />
      )}
      <FormControlLabel
        control={<Switch checked={is_news} onChange={(_, wanted) => save({ is_news: wanted })} />}
        label="Hat nichts mit einer Buchung zu tun: abbestellbar"
      />
    </div>
  )
}
