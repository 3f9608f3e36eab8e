import type { Area } from '../../shared/area.ts'
import { AllotmentCreate } from './allotments/Create.tsx'
import { AllotmentEdit } from './allotments/Edit.tsx'
import { AllotmentsList } from './allotments/List.tsx'
import { RegistrationCreate } from './Create.tsx'
import { RegistrationsList } from './List.tsx'
import { PlacesList } from './PlacesList.tsx'
import { RegistrationShow } from './Show.tsx'

export const registrations: Area = {
  name: 'registrations',
  label: 'Anmeldungen',
  icon: 'selection',
  list: RegistrationsList,
  show: RegistrationShow,
  create: RegistrationCreate,
}

/** The same people by Termin. */
export const places: Area = {
  name: 'places',
  label: 'Plätze',
  icon: 'selection',
  within: 'registrations',
  list: PlacesList,
}

/** Places of both that are held back for groups. */
export const allotments: Area = {
  name: 'allotments',
  label: 'Kontingente',
  icon: 'selection',
  within: 'registrations',
  list: AllotmentsList,
  create: AllotmentCreate,
  edit: AllotmentEdit,
}
