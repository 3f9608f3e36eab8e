import type { Area } from '../../shared/area.ts'
import { BackupsList } from './List.tsx'

export const backups: Area = {
  name: 'backups',
  label: 'Sicherungen',
  icon: 'document',
  within: 'association',
  superuser: true,
  list: BackupsList,
}
