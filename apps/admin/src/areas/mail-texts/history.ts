import { listMailTextHistory } from '@tafelrunde/contract/admin/mails/mail-texts'
import { call } from '../../providers/call.ts'
import type { Columns } from '../../shared/history/history.texts.ts'

/** The latest changes of a mail's text. */
export const historyOf = async (id: number) => {
  const { results } = await call(listMailTextHistory, { params: { id }, query: { limit: '50' } })
  return results
}

/** A mail text's columns in the audit log. */
export const mailTextHistory: Columns = {
  subject: { label: 'Betreff' },
  body: { label: 'Text', long: true },
  closing: { label: 'Schluss', long: true },
}
