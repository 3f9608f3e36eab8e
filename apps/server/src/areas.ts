import { accountRoutes } from './areas/accounts/accounts.routes.ts'
import { associationRoutes } from './areas/association/association.routes.ts'
import { attendanceRoutes } from './areas/attendance/attendance.routes.ts'
import { auditRoutes } from './areas/audit/audit.routes.ts'
import { backupRoutes } from './areas/backups/backups.routes.ts'
import { calendarRoutes } from './areas/calendar/calendar.routes.ts'
import { circularRoutes } from './areas/circulars/circulars.routes.ts'
import { confirmationRoutes } from './areas/confirmations/confirmations.routes.ts'
import { directoryRoutes } from './areas/directory/directory.routes.ts'
import { displayRoutes } from './areas/displays/displays.routes.ts'
import { doctorRoutes } from './areas/doctor/doctor.routes.ts'
import { draftRoutes } from './areas/drafts/drafts.routes.ts'
import { eventRoutes } from './areas/events/events.routes.ts'
import { exhibitionRoutes } from './areas/exhibitions/exhibitions.routes.ts'
import { vatCheckRoutes } from './areas/exhibitions/vat-checks/vat-checks.routes.ts'
import { faultRoutes } from './areas/faults/faults.routes.ts'
import { intakeRoutes } from './areas/intake/intake.routes.ts'
import { invoiceRoutes } from './areas/invoices/invoices.routes.ts'
import { refundRoutes } from './areas/invoices/refunds/refunds.routes.ts'
import { keyRoutes } from './areas/keys/keys.routes.ts'
import { invitationRoutes } from './areas/lecturers/invitations.routes.ts'
import { lecturerRoutes } from './areas/lecturers/lecturers.routes.ts'
import { mailRoutes } from './areas/mail/mail.routes.ts'
import { officeRoutes } from './areas/office/office.routes.ts'
import { participationRoutes } from './areas/participations/participations.routes.ts'
import { passRoutes } from './areas/passes/passes.routes.ts'
import { paymentRoutes } from './areas/payments/payments.routes.ts'
import { planRoutes } from './areas/plan/plan.routes.ts'
import { privacyRoutes } from './areas/privacy/privacy.routes.ts'
import { programmeRoutes } from './areas/programme/programme.routes.ts'
import { retentionRoutes } from './areas/retention/retention.routes.ts'
import { schooltypeRoutes } from './areas/schooltypes/schooltypes.routes.ts'
import { sessionRoutes } from './areas/sessions/sessions.routes.ts'
import { settlementRoutes } from './areas/settlements/settlements.routes.ts'
import { supportRoutes } from './areas/support/support.routes.ts'
import { timeslotRoutes } from './areas/timeslots/timeslots.routes.ts'
import { webhookRoutes } from './areas/webhooks/webhooks.routes.ts'
import { workshopRoutes } from './areas/workshops/workshops.routes.ts'
import type { Deps } from './deps.ts'
import type { App } from './platform/http/fastify.ts'

/**
 * All areas downhill, each with its endpoints below /api: it may use the ones before it, which dependency-cruiser checks
 * by the order here.
 */
export const areas: Record<string, ((api: App, deps: Deps) => void)[]> = {
  storage: [],
  association: [associationRoutes],
  mail: [mailRoutes],
  schooltypes: [schooltypeRoutes],
  sessions: [sessionRoutes],
  accounts: [accountRoutes],
  audit: [auditRoutes],
  keys: [keyRoutes],
  rooms: [],
  events: [eventRoutes],
  drafts: [draftRoutes],
  workshops: [workshopRoutes],
  timeslots: [timeslotRoutes],
  calendar: [calendarRoutes],
  participations: [participationRoutes],
  lecturers: [invitationRoutes, lecturerRoutes],
  displays: [displayRoutes],
  confirmations: [confirmationRoutes],
  passes: [passRoutes],
  attendance: [attendanceRoutes],
  settlements: [settlementRoutes],
  payments: [paymentRoutes],
  directory: [directoryRoutes],
  exhibitions: [exhibitionRoutes, vatCheckRoutes],
  invoices: [invoiceRoutes, refundRoutes],
  support: [supportRoutes],
  circulars: [circularRoutes],
  faults: [faultRoutes],
  webhooks: [webhookRoutes],
  privacy: [privacyRoutes],
  programme: [programmeRoutes],
  plan: [planRoutes],
  office: [officeRoutes],
  intake: [intakeRoutes],
  backups: [backupRoutes],
  doctor: [doctorRoutes],
  retention: [retentionRoutes],
  pages: [],
  demo: [],
}
