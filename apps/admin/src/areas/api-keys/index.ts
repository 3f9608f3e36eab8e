import type { Area } from '../../shared/area.ts'
import { ApiKeysList } from './List.tsx'

export const apiKeys: Area = {
  name: 'api-keys',
  label: 'Schnittstelle',
  icon: 'plug',
  list: ApiKeysList,
}
