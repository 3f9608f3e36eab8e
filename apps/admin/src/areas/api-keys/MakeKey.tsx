import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { createApiKey, keyDays } from '@tafelrunde/contract/admin/api-keys'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../providers/call.ts'
import { Button } from '../../shared/deeds/Button.tsx'
import { SecretCard } from '../../shared/deeds/SecretCard.tsx'
import { isAtField, useDeed } from '../../shared/deeds/useDeed.ts'
import { Card } from '../../shared/pages/Card.tsx'
import css from './api-keys.module.css'
import { choices, dayTexts, nothing, type Reach, reachText, scopesOf, type Wish } from './keys.texts.ts'

type Made = { name: string; secret: string }

/** Makes a key; `changed` once there is one more. */
export const MakeKey = ({ changed }: { changed: () => unknown }) => {
  const [name, setName] = useState('')
  const [wish, setWish] = useState<Wish>(nothing)
  const [days, setDays] = useState(365)
  const [made, setMade] = useState<Made>()
  const make = async () => {
    const { secret } = await call(createApiKey, { body: { name, scopes: scopesOf(wish), days } })
    setMade({ name, secret })
  }
  const { run, isBusy, wrong } = useDeed(make, {
    shows: isAtField,
    onSuccess: () => {
      setName('')
      setWish(nothing)
      return changed()
    },
  })
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    run()
  }

  if (made)
    return (
      <SecretCard
        title={`Schlüssel „${made.name}“`}
        word="Schlüssel"
        secret={made.secret}
        done={() => setMade(undefined)}
      >
        Programme senden ihn mit jeder Anfrage: <code>Authorization: Bearer {made.secret.slice(0, 7)}…</code>
      </SecretCard>
    )
  return (
    <Card title="Neuer Schlüssel">
      <form onSubmit={submit} className={css.keys__form} noValidate>
        <TextField
          label="Wofür?"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={wrong['name'] !== undefined}
          helperText={wrong['name'] ?? 'Zum Beispiel: Website'}
        />
        <TextField select label="Gilt" value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {keyDays.map(count => (
            <MenuItem key={count} value={count}>
              {dayTexts[count]}
            </MenuItem>
          ))}
        </TextField>
        <fieldset className={css.keys__scopes}>
          <legend>Was darf er?</legend>
          {choices.map(({ field, name: label, about, reaches }) => (
            <TextField
              key={field}
              select
              label={label}
              value={wish[field]}
              helperText={about}
              onChange={({ target }) => setWish({ ...wish, [field]: target.value })}
            >
              {reaches.map((reach: Reach) => (
                <MenuItem key={reach} value={reach}>
                  {reachText(field, reach)}
                </MenuItem>
              ))}
            </TextField>
          ))}
          {wrong['scopes'] && (
            <p role="alert" className={css.keys__problem}>
              {wrong['scopes']}
            </p>
          )}
        </fieldset>
        <div className={css.keys__deeds}>
          <Button
            type="submit"
            variant="contained"
            size="medium"
            label="Schlüssel anlegen"
            disabled={isBusy}
          />
        </div>
      </form>
    </Card>
  )
}
