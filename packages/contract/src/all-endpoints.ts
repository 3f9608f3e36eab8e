import * as account from './account.ts'
import * as adminAllotments from './admin/allotments.ts'
import * as adminApiKeys from './admin/api-keys.ts'
import * as adminAssociation from './admin/association.ts'
import * as adminAttendances from './admin/attendances.ts'
import * as adminAudit from './admin/audit.ts'
import * as adminBackups from './admin/backups.ts'
import * as adminBadges from './admin/badges.ts'
import * as adminBank from './admin/bank.ts'
import * as adminCallingOff from './admin/calling-off.ts'
import * as adminCheck from './admin/check.ts'
import * as adminCircularAttachments from './admin/circular-attachments.ts'
import * as adminCirculars from './admin/circulars.ts'
import * as adminDatev from './admin/datev.ts'
import * as adminDay from './admin/day.ts'
import * as adminDisplays from './admin/displays.ts'
import * as adminDoctor from './admin/doctor.ts'
import * as adminDoubles from './admin/doubles.ts'
import * as adminDrafts from './admin/drafts.ts'
import * as adminEntrance from './admin/entrance.ts'
import * as adminEvents from './admin/events.ts'
import * as adminExhibitors from './admin/exhibitors.ts'
import * as adminExport from './admin/export.ts'
import * as adminFeedback from './admin/feedback.ts'
import * as adminFees from './admin/fees.ts'
import * as adminHalls from './admin/halls.ts'
import * as adminIntakes from './admin/intakes.ts'
import * as adminInvoices from './admin/invoices.ts'
import * as adminLecturerTaxes from './admin/lecturer-taxes.ts'
import * as adminLecturers from './admin/lecturers.ts'
import * as adminLegalTexts from './admin/legal-texts.ts'
import * as adminLogins from './admin/logins.ts'
import * as adminMailTexts from './admin/mail-texts.ts'
import * as adminMails from './admin/mails.ts'
import * as adminMany from './admin/many.ts'
import * as adminMembers from './admin/members.ts'
import * as adminOrders from './admin/orders.ts'
import * as adminPeople from './admin/people.ts'
import * as adminPlan from './admin/plan.ts'
import * as adminPresence from './admin/presence.ts'
import * as adminPriceLists from './admin/price-lists.ts'
import * as adminProgramme from './admin/programme.ts'
import * as adminProgrammeImport from './admin/programme-import.ts'
import * as adminQuestions from './admin/questions.ts'
import * as adminRegistrations from './admin/registrations.ts'
import * as adminReports from './admin/reports.ts'
import * as adminRetention from './admin/retention.ts'
import * as adminRooms from './admin/rooms.ts'
import * as adminSchooltypes from './admin/schooltypes.ts'
import * as adminSearch from './admin/search.ts'
import * as adminSettlements from './admin/settlements.ts'
import * as adminSupport from './admin/support.ts'
import * as adminTodo from './admin/todo.ts'
import * as adminViews from './admin/views.ts'
import * as adminWebhooks from './admin/webhooks.ts'
import * as association from './association.ts'
import * as attendance from './attendance.ts'
import * as calendar from './calendar.ts'
import * as confirmations from './confirmations.ts'
import * as credentials from './credentials.ts'
import * as displays from './displays.ts'
import type { Endpoint } from './endpoint.ts'
import * as eventSubscriptions from './event-subscriptions.ts'
import * as events from './events.ts'
import * as exhibitorEntries from './exhibitor-entries.ts'
import * as exhibitors from './exhibitors.ts'
import * as faults from './faults.ts'
import * as feedback from './feedback.ts'
import * as lecturerData from './lecturer-data.ts'
import * as lecturerInvitations from './lecturer-invitations.ts'
import * as lecturerTimeslots from './lecturer-timeslots.ts'
import * as lecturers from './lecturers.ts'
import * as legalTexts from './legal-texts.ts'
import * as live from './live.ts'
import * as login from './login.ts'
import * as materials from './materials.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as ownParticipations from './own-participations.ts'
import * as participations from './participations.ts'
import * as passes from './passes.ts'
import * as passkeys from './passkeys.ts'
import * as portal from './portal.ts'
import * as privacy from './privacy.ts'
import * as proof from './proof.ts'
import * as questions from './questions.ts'
import * as root from './root.ts'
import * as schedules from './schedules.ts'
import * as schooltypes from './schooltypes.ts'
import * as secondFactor from './second-factor.ts'
import * as sessions from './sessions.ts'
import * as settlements from './settlements.ts'
import * as signup from './signup.ts'
import * as support from './support.ts'
import * as timeslots from './timeslots.ts'
import * as users from './users.ts'
import * as workshops from './workshops.ts'

const areas = [
  root,
  association,
  legalTexts,
  adminAllotments,
  adminApiKeys,
  adminAssociation,
  account,
  login,
  users,
  signup,
  credentials,
  secondFactor,
  portal,
  passkeys,
  proof,
  sessions,
  notifications,
  privacy,
  eventSubscriptions,
  events,
  displays,
  adminDisplays,
  adminDrafts,
  adminEntrance,
  adminEvents,
  adminProgramme,
  adminProgrammeImport,
  adminPlan,
  adminExhibitors,
  adminQuestions,
  adminRegistrations,
  adminReports,
  adminRetention,
  adminRooms,
  adminSearch,
  adminExport,
  adminIntakes,
  timeslots,
  live,
  participations,
  ownParticipations,
  feedback,
  confirmations,
  calendar,
  attendance,
  lecturerTimeslots,
  passes,
  workshops,
  materials,
  schooltypes,
  lecturers,
  lecturerData,
  lecturerInvitations,
  exhibitors,
  exhibitorEntries,
  orders,
  adminInvoices,
  adminLecturers,
  adminLecturerTaxes,
  adminOrders,
  adminPriceLists,
  adminHalls,
  adminFees,
  settlements,
  adminLogins,
  adminMails,
  adminMailTexts,
  adminLegalTexts,
  adminMany,
  adminMembers,
  adminPeople,
  adminCallingOff,
  adminCheck,
  adminCircularAttachments,
  adminCirculars,
  adminDatev,
  adminDay,
  adminDoctor,
  adminDoubles,
  adminSchooltypes,
  adminTodo,
  adminViews,
  adminWebhooks,
  adminSettlements,
  support,
  adminSupport,
  faults,
  adminAttendances,
  adminAudit,
  adminBackups,
  adminBadges,
  adminBank,
  adminPresence,
  adminFeedback,
  questions,
  schedules,
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'config' in value

export const allEndpoints = areas.flatMap(area => Object.values(area).filter(isEndpoint))
