import type { Area } from '../../shared/area.ts'
import { AppearanceScreen } from './AppearanceScreen.tsx'

export const appearance: Area = {
  name: 'appearance',
  label: 'Logo und Farbe',
  icon: 'gear',
  within: 'association',
  superuser: true,
  list: AppearanceScreen,
}
