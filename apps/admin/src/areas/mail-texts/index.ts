import type { Area } from '../../shared/area.ts'
import { MailTextEdit } from './Edit.tsx'
import { MailTextsList } from './List.tsx'

export const mailTexts: Area = {
  name: 'mail-texts',
  label: 'E-Mail-Texte',
  icon: 'mail',
  within: 'association',
  superuser: true,
  list: MailTextsList,
  edit: MailTextEdit,
}
