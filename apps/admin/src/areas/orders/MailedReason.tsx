import TextField from '@mui/material/TextField'
import type { Order } from '@tafelrunde/contract/exhibitions/orders'

export const byMail = ({ contact_email }: Order) => `Eine Mail darüber geht an ${contact_email}.`

/** Why something is declined or ended, as its exhibitor is told. */
export const MailedReason = ({ value, onChange }: { value: string; onChange: (reason: string) => void }) => (
  <TextField
    label="Grund"
    helperText="Er steht in der Mail."
    multiline
    minRows={2}
    fullWidth
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
