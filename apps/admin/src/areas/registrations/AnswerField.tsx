import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type Question, yesAndNo } from '@tafelrunde/contract/events/questions'
import css from './registration.module.css'

type Props = { question: Question; values: string[]; onChange: (values: string[]) => void }

/** The answer to one question. */
export const AnswerField = ({ question, values, onChange }: Props) => {
  const { kind, text, options, health } = question
  const help = health ? 'Freiwillig; 30 Tage nach der Veranstaltung gelöscht' : undefined
  if (kind === 'choices')
    return (
      <fieldset className={css['choices']}>
        <legend>{text}</legend>
        {options.map(option => (
          <FormControlLabel
            key={option}
            label={option}
            control={
              <Checkbox
                checked={values.includes(option)}
                onChange={(_, wanted) =>
                  onChange(wanted ? [...values, option] : values.filter(value => value !== option))
                }
              />
            }
          />
        ))}
        {help && <p className="detail">{help}</p>}
      </fieldset>
    )
  const usual = {
    label: text,
    helperText: help,
    fullWidth: true,
    value: values[0] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value ? [target.value] : []),
  }
  if (kind === 'short' || kind === 'long') return <TextField {...usual} multiline={kind === 'long'} />
  return (
    <TextField {...usual} select>
      <MenuItem value="">keine Angabe</MenuItem>
      {(kind === 'yes_no' ? yesAndNo : options).map(option => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  )
}
