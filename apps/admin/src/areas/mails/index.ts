import type { Area } from '../../shared/area.ts'
import { MailsList } from './List.tsx'
import { MailShow } from './Show.tsx'

export const mails: Area = {
  name: 'mails',
  label: 'Gesendete E-Mails',
  icon: 'mail',
  list: MailsList,
  show: MailShow,
}
