import { TextField } from '@mui/material'
import { changeAssociationColour, type OfficeAssociation } from '@tafelrunde/contract/admin/association'
import { readColour, tafelgruen } from '@tafelrunde/contract/values/colours'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../providers/call.ts'
import { showColour } from '../../providers/colours.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { useDeed } from '../../shared/deeds/useDeed.ts'
import css from './appearance.module.css'
import { ColourExample } from './ColourExample.tsx'
import { shadeTexts } from './colours.texts.ts'

type Props = Pick<OfficeAssociation, 'primary_colour' | 'version'> & { onChanged: () => unknown }

/** The association's primary colour: picked or typed, seen before it is saved, and the way back to Tafelgrün. */
export const ColourForm = ({ primary_colour: saved, version, onChanged }: Props) => {
  const [typed, setTyped] = useState(saved ?? tafelgruen)
  const change = (wish: string | null) =>
    call(changeAssociationColour, { body: { primary_colour: wish, version } })
  const { run, isBusy, problem, clear } = useDeed(change, {
    done: 'Die Farbe ist gespeichert.',
    shows: () => true,
    onSuccess: ({ primary_colour }) => {
      showColour(primary_colour)
      setTyped(primary_colour ?? tafelgruen)
    },
    onSettled: onChanged,
  })
  const picker = useId()
  const colour = readColour(typed)
  const own = colour === tafelgruen ? null : (colour ?? saved)

  const type = (text: string) => {
    setTyped(text)
    clear()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(typed)
  }

  return (
    <form className={css.colour} onSubmit={submit} noValidate>
      <p className="quiet">
        In dieser Farbe stehen Knöpfe, Links, Tafeln und Namen: in App und Verwaltung, E-Mails und Papieren.
        Wo man sie nicht lesen könnte, tritt ihr nächster lesbarer Ton an ihre Stelle.
      </p>
      <div className={css.colour__fields}>
        <label className={css.colour__picker} htmlFor={picker}>
          Farbe auswählen
          <input
            id={picker}
            type="color"
            value={(colour ?? saved ?? tafelgruen).toLowerCase()}
            disabled={isBusy}
            onChange={event => type(event.target.value.toUpperCase())}
          />
        </label>
        <TextField
          label="Farbe als Hexwert"
          value={typed}
          disabled={isBusy}
          error={problem !== undefined || !colour}
          helperText={
            problem ??
            (colour ? 'Zum Beispiel #7A1F3D' : 'Das ist keine Farbe. Sie wird geschrieben wie #1E5945.')
          }
          onChange={event => type(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
        />
      </div>
      <div aria-live="polite" className={css.colour__shades}>
        {own ? (
          shadeTexts(own).map(text => <p key={text}>{text}</p>)
        ) : (
          <p>Tafelgrün, die Farbe von Tafelrunde.</p>
        )}
        {own !== saved && <p className="quiet">Gespeichert ist zurzeit {saved ?? 'Tafelgrün'}.</p>}
      </div>
      <div className={css.colour__examples}>
        <ColourExample scheme="light" colour={own} />
        <ColourExample scheme="dark" colour={own} />
      </div>
      <div className={css.colour__deeds}>
        <Button type="submit" variant="contained" size="medium" label="Farbe speichern" disabled={isBusy} />
        {saved && (
          <Button size="medium" label="Zurück zu Tafelgrün" disabled={isBusy} onClick={() => run(null)} />
        )}
      </div>
    </form>
  )
}
