import type { Area } from '../../shared/area.ts'
import { CheckList } from './List.tsx'

export const check: Area = {
  name: 'check',
  label: 'Prüfung',
  icon: 'check',
  within: 'association',
  superuser: true,
  list: CheckList,
}
