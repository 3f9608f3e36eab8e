import { allowances } from './areas/allowances/index.ts'
import { apiKeys } from './areas/api-keys/index.ts'
import { appearance } from './areas/appearance/index.ts'
import { association } from './areas/association/index.ts'
import { attendances } from './areas/attendances/index.ts'
import { audit } from './areas/audit/index.ts'
import { backups } from './areas/backups/index.ts'
import { check } from './areas/check/index.ts'
import { circulars } from './areas/circulars/index.ts'
import { doctor } from './areas/doctor/index.ts'
import { events } from './areas/events/index.ts'
import { exhibitors } from './areas/exhibitors/index.ts'
import { faults } from './areas/faults/index.ts'
import { fees } from './areas/fees/index.ts'
import { halls } from './areas/halls/index.ts'
import { intakes } from './areas/intakes/index.ts'
import { invoices } from './areas/invoices/index.ts'
import { lecturers } from './areas/lecturers/index.ts'
import { legalTexts } from './areas/legal-texts/index.ts'
import { logins } from './areas/logins/index.ts'
import { mailTexts } from './areas/mail-texts/index.ts'
import { mails } from './areas/mails/index.ts'
import { orders } from './areas/orders/index.ts'
import { people } from './areas/people/index.ts'
import { priceLists } from './areas/price-lists/index.ts'
import { processingRecord } from './areas/processing-record/index.ts'
import { questions } from './areas/questions/index.ts'
import { allotments, places, registrations } from './areas/registrations/index.ts'
import { retention } from './areas/retention/index.ts'
import { rooms } from './areas/rooms/index.ts'
import { schooltypes } from './areas/schooltypes/index.ts'
import { settlements } from './areas/settlements/index.ts'
import { support } from './areas/support/index.ts'
import { timeslots } from './areas/timeslots/index.ts'
import { webhooks } from './areas/webhooks/index.ts'
import { workshops } from './areas/workshops/index.ts'
import type { Area } from './shared/area.ts'

/** The areas in the order of the menu. */
export const areas: Area[] = [
  events,
  workshops,
  timeslots,
  registrations,
  places,
  allotments,
  attendances,
  rooms,
  people,
  lecturers,
  exhibitors,
  orders,
  invoices,
  allowances,
  settlements,
  support,
  circulars,
  mails,
  questions,
  priceLists,
  halls,
  fees,
  schooltypes,
  intakes,
  faults,
  apiKeys,
  audit,
  logins,
  association,
  appearance,
  legalTexts,
  mailTexts,
  retention,
  processingRecord,
  doctor,
  backups,
  webhooks,
  check,
]
