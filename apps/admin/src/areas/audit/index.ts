import type { Area } from '../../shared/area.ts'
import { AuditScreen } from './AuditScreen.tsx'

export const audit: Area = {
  name: 'audit',
  label: 'Änderungen',
  icon: 'clock',
  superuser: true,
  list: AuditScreen,
}
