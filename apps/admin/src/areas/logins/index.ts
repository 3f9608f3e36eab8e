import type { Area } from '../../shared/area.ts'
import { LoginsList } from './List.tsx'

export const logins: Area = {
  name: 'logins',
  label: 'Anmeldeprotokoll',
  icon: 'login',
  superuser: true,
  list: LoginsList,
}
