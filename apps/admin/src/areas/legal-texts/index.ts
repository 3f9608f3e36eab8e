import type { Area } from '../../shared/area.ts'
import { LegalTextCreate } from './Create.tsx'
import { LegalTextEdit } from './Edit.tsx'
import { LegalTextsList } from './List.tsx'
import { LegalTextShow } from './Show.tsx'

export const legalTexts: Area = {
  name: 'legal-texts',
  label: 'Rechtstexte',
  icon: 'document',
  within: 'association',
  superuser: true,
  list: LegalTextsList,
  show: LegalTextShow,
  create: LegalTextCreate,
  edit: LegalTextEdit,
}
