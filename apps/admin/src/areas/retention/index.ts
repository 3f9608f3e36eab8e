import type { Area } from '../../shared/area.ts'
import { RetentionList } from './List.tsx'

export const retention: Area = {
  name: 'retention',
  label: 'Aufbewahrung',
  icon: 'document',
  within: 'association',
  superuser: true,
  list: RetentionList,
}
