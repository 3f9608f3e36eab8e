import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import type { WebhookFields } from '@tafelrunde/contract/admin/webhooks'
import { WebhookKind } from '@tafelrunde/contract/webhook-messages'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../shared/deeds/Button.tsx'
import { isAtField, useDeed } from '../../shared/deeds/useDeed.ts'
import css from './webhooks.module.css'
import { kindTexts } from './webhooks.texts.ts'

type Props = {
  usual: WebhookFields
  label: string
  save: (fields: WebhookFields) => Promise<unknown>
}

/** What is said of a program; what is wrong with it is for the contract and the server to say. */
export const WebhookForm = ({ usual, label, save }: Props) => {
  const [fields, setFields] = useState(usual)
  const { run, isBusy, wrong } = useDeed(save, { shows: isAtField })

  const change = (changes: Partial<WebhookFields>) => setFields({ ...fields, ...changes })
  const toggle = (kind: WebhookKind, wanted: boolean) => {
    const kinds = WebhookKind.options.filter(one => (one === kind ? wanted : fields.kinds.includes(one)))
    change({ kinds })
  }
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    run(fields)
  }

  return (
    <form onSubmit={submit} className={css.webhooks__form} noValidate>
      <TextField
        label="Name"
        value={fields.name}
        onChange={({ target }) => change({ name: target.value })}
        error={wrong['name'] !== undefined}
        helperText={wrong['name'] ?? 'Zum Beispiel: Website'}
      />
      <TextField
        label="Adresse"
        type="url"
        value={fields.url}
        onChange={({ target }) => change({ url: target.value })}
        error={wrong['url'] !== undefined}
        helperText={wrong['url'] ?? 'Wohin Tafelrunde sendet, mit https://'}
      />
      <fieldset className={css.webhooks__kinds}>
        <legend>Was soll es erfahren?</legend>
        {WebhookKind.options.map(kind => (
          <FormControlLabel
            key={kind}
            control={
              <Checkbox
                checked={fields.kinds.includes(kind)}
                onChange={(_, wanted) => toggle(kind, wanted)}
              />
            }
            label={
              <>
                {kindTexts[kind].name}
                <span className="detail">{kindTexts[kind].about}</span>
              </>
            }
          />
        ))}
        {wrong['kinds'] && (
          <p role="alert" className={css.webhooks__problem}>
            {wrong['kinds']}
          </p>
        )}
      </fieldset>
      <div className={css.webhooks__deeds}>
        <Button type="submit" variant="contained" size="medium" label={label} disabled={isBusy} />
      </div>
    </form>
  )
}
