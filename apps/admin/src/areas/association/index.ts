import type { Area } from '../../shared/area.ts'
import { AssociationEdit } from './Edit.tsx'

/** There is one of it: no list. */
export const association: Area = {
  name: 'association',
  label: 'Einstellungen',
  icon: 'gear',
  path: '/association/1',
  superuser: true,
  edit: AssociationEdit,
}
